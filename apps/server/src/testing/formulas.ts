const starts = [
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  ' =',
  '\u00A0+',
  '\n=',
  '\uFEFF=',
  '\u200B@',
  '\uFF1D',
  '\uFF0B',
  '\uFF0D',
  '\uFF20',
];
const bodies = [
  '1+1',
  'cmd|"/c calc"!A0',
  'HYPERLINK("http://x.uz";"a")',
  'SUM(A1:A9)',
  '2;"quoted"\r\nnext',
  'IMPORTXML("http://x.uz")',
  'DDE("cmd";"/c")',
];

/** Texts that a spreadsheet would run. */
export const formulas = starts.flatMap((start) => bodies.map((body) => start + body));
