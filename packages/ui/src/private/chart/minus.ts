/** Formats negative numbers with a minus sign: a hyphen is narrower than a digit, and easily overlooked. */
export const withMinus = (figure: string): string =>
  figure.replace(/^[-\u2010\u2011](?=[\d.,])/, '−');
