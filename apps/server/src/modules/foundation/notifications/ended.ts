/** Ends a moderator's text as a sentence, so that another may follow it. */
export const ended = (text: string): string =>
  /[.!?…]$/.test(text.trimEnd()) ? text : `${text.trimEnd()}.`;
