/**
 * An address whose path can be decoded: «/dashboard/%zz» becomes «/dashboard/%25zz». Fastify would answer it before any route, in English and
 * without the headers of a page; a route answers "not found" as for every other unknown address.
 */
export function decodableUrl(url = '/'): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
