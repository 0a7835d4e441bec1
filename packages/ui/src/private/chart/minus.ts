/** A figure below zero with the sign of mathematics: a hyphen is shorter than a digit, and lost before one. */
export const withMinus = (figure: string): string =>
  figure.replace(/^[-\u2010\u2011](?=[\d.,])/, '−');
