/** A rendered code: squares of one unit in a field of `size` by `size`. */
export interface QrPath {
  size: number;
  d: string;
}

/** Renders the QR code of a text as one path, without the quiet zone: its box is that. */
export async function qrPath(text: string): Promise<QrPath> {
  const { default: qrcode } = await import('qrcode-generator');
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let d = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!code.isDark(row, column)) continue;
      let end = column;
      while (end < size && code.isDark(row, end)) end += 1;
      d += `M${column} ${row}h${end - column}v1H${column}z`;
      column = end;
    }
  }
  return { size, d };
}
