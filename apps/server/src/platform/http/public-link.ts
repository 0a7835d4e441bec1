/** Hosts that a browser shows as a name: no literal address, and nothing inside of a network. */
const publicHost = /\.[\p{L}\d-]*\p{L}[\p{L}\d-]*\.?$/u;

/** The contract's `maxLength` of a link; signs that are escaped take three to nine characters. */
const longest = 500;

/**
 * A link of a dealer as others may follow it, in its normal form.
 * @returns undefined for anything but https to a public name, and for a link with a login
 */
export function publicLink(text: string): string | undefined {
  if (!URL.canParse(text.trim())) return undefined;
  const { href, protocol, hostname, username, password } = new URL(text.trim());
  const isShort = href.length <= longest;
  const isPublic = isShort && protocol === 'https:' && publicHost.test(hostname);
  return isPublic && username === '' && password === '' ? href : undefined;
}

export const isPublicLink = (text: string): boolean => publicLink(text) !== undefined;
