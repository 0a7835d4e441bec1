/**
 * Makes a path decodable: «/dashboard/%zz» becomes «/dashboard/%25zz». Fastify would reject it before any route, in
 * English and without a page's headers; a route responds "not found" as for other unknown addresses.
 */
export function decodableUrl(url = '/'): string {
  const [path = '', ...query] = url.split('?');
  return isDecodable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?');
}

function isDecodable(path: string): boolean {
  try {
    // The result is used; otherwise the bundler removes the call as one without an effect.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
