/** Returns the number of pages, at least one even for invalid arguments. */
export function pageCount(count: number, size: number): number {
  if (!(count > 0) || !(size > 0)) return 1;
  return Math.max(1, Math.ceil(count / size));
}

/** Pages to show: the first, the last, and the neighbours of the current one; `null` is a gap. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const from = Math.max(1, Math.min(page - 1, last - 2));
  const shown = new Set(
    [1, from, from + 1, from + 2, last].filter((one) => one >= 1 && one <= last),
  );
  const numbers: (number | null)[] = [];
  let previous = 0;
  for (const one of [...shown].sort((a, b) => a - b)) {
    if (one - previous === 2) numbers.push(one - 1);
    else if (one - previous > 2) numbers.push(null);
    numbers.push(one);
    previous = one;
  }
  return numbers;
}
