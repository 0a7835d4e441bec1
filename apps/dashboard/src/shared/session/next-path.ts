/** Only pages of the signed-in part are allowed: no other page redirects to sign-in. */
const allowed = /^\/dashboard(?:[/?#]|$)/;

/**
 * The `next` of an address, if it is a path of ours; undefined otherwise. Rejected: other origins in every spelling (`//host`,
 * `/\host`, `https:`, `javascript:`, encoded slashes and control characters), paths that climb out, and endless ones.
 */
export function safeNext(value: string | null | undefined): string | undefined {
  if (value === null || value === undefined || value.length > 2000) return undefined;
  // Browsers drop tabs and line breaks inside an address and read `\` as `/`: reject rather than clean.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f\\]/.test(value) || !allowed.test(value)) return undefined;
  const base = 'https://origin.invalid';
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined;
  if (url === undefined || url.origin !== base) return undefined;
  // Once more after `..` was resolved, and with `%2f`, `%5c` read as a proxy would.
  if (!allowed.test(url.pathname) || /%(?:2f|5c|00|0a|0d)/i.test(url.pathname)) return undefined;
  if (url.pathname.includes('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
