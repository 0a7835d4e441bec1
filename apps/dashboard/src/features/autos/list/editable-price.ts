/** Selector of the price that a press edits, inside a row. Links that open a panel have `aria-expanded`. */
export const editablePrice = '[role=link]:not([href], [aria-expanded])';

const rows = 'tr, [role=row]';

/** The price of the row that follows or precedes the row of an element. */
export function neighbourPrice(of: Element, isBefore: boolean): HTMLElement | undefined {
  const move = (row: Element | null | undefined) =>
    isBefore ? row?.previousElementSibling : row?.nextElementSibling;
  for (let row = move(of.closest(rows)); row; row = move(row)) {
    const price = row.querySelector<HTMLElement>(editablePrice);
    if (price !== null) return price;
  }
  return undefined;
}
