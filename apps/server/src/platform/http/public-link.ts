/** Host names with a letter in the last label: no literal address. */
const publicHost = /\.[\p{L}\d-]*\p{L}[\p{L}\d-]*\.?$/u;

/** The contract's `maxLength`; an escaped character takes three to nine. */
const longest = 500;

/** In normal form; undefined for anything but https to a public name, and for a link with a login. */
export function publicLink(text: string): string | undefined {
  if (!URL.canParse(text.trim())) return undefined;
  const { href, protocol, hostname, username, password } = new URL(text.trim());
  const isShort = href.length <= longest;
  const isPublic = isShort && protocol === 'https:' && publicHost.test(hostname);
  return isPublic && username === '' && password === '' ? href : undefined;
}

export const isPublicLink = (text: string): boolean => publicLink(text) !== undefined;
