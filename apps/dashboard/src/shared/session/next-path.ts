/** Only pages of the signed-in part redirect to sign-in. */
const allowed = /^\/dashboard(?:[/?#]|$)/;

/** Returns a safe path of our own. Rejects other origins in every spelling, encoded slashes, control characters and `..`. */
export function safeNext(value: string | null | undefined): string | undefined {
  if (value === null || value === undefined || value.length > 2000) return undefined;
  // Browsers drop tabs and line breaks inside an address and read `\` as `/`, so such values are rejected.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f\\]/.test(value) || !allowed.test(value)) return undefined;
  const base = 'https://origin.invalid';
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined;
  if (url === undefined || url.origin !== base) return undefined;
  // The check is repeated after `..` was resolved, with `%2f` and `%5c` decoded as by a proxy.
  if (!allowed.test(url.pathname) || /%(?:2f|5c|00|0a|0d)/i.test(url.pathname)) return undefined;
  if (url.pathname.includes('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
