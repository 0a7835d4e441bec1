export type CodeProblem = 'none' | 'several';

/** The code in a pasted text: its only group of `length` digits, or digits alone, which may be the beginning of a code. */
export function readCode(
  text: string,
  length: number,
): { code: string } | { problem: CodeProblem } {
  const digits = text.replace(/\D/g, '');
  if (/^[\d\s.-]*$/.test(text) && digits.length <= length) return { code: digits };
  const runs = text.match(/\d+/g) ?? [];
  const half = String(length / 2);
  // `417-293`: two halves, if no group has all the digits.
  const pairs = text.match(new RegExp(`(?:^|\\D)\\d{${half}}[-\\s]\\d{${half}}(?!\\d)`, 'g')) ?? [];
  const entire = runs.filter((run) => run.length === length);
  const found = entire.length > 0 ? entire : pairs.map((pair) => pair.replace(/\D/g, ''));
  const [code] = found;
  if (code === undefined) return { problem: 'none' };
  return found.length === 1 ? { code } : { problem: 'several' };
}
