/**
 * An address whose path can be decoded: «/dashboard/%zz» becomes «/dashboard/%25zz». Fastify would answer it before any route, in English and
 * without the headers of a page; a route answers "not found" as for every other unknown address.
 */
export function decodableUrl(url = '/'): string {
  const [path = '', ...query] = url.split('?');
  return isDecodable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?');
}

function isDecodable(path: string): boolean {
  try {
    // The result is used, or the bundler takes the call for one without an effect.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
