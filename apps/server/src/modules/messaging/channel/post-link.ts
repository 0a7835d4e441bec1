const withScheme = (link: string) => (/^https?:\/\//.test(link) ? link : `https://${link}`);

/** Number of the message that a link names. @param linkOf link of the channel's message; undefined when it has none */
export function postNumber(
  link: string,
  linkOf: (message: number) => string | undefined,
): number | undefined {
  const plain = withScheme(link.trim())
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
  const number = Number(/\/(\d{1,10})$/.exec(plain)?.[1]);
  if (!Number.isSafeInteger(number) || number < 1) return undefined;
  return linkOf(number)?.toLowerCase() === plain.toLowerCase() ? number : undefined;
}
