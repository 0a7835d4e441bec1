/** Why the server does not start, in words for a user who can do something about it, without a stack. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}

/** The text of a fault and of what was behind it, outermost first. One that only repeats what was said is left out. */
function reasonsOf(error: unknown, before: readonly unknown[] = []): string[] {
  if (!(error instanceof Error) || before.includes(error)) return [];
  // A connection to a name with two addresses fails twice, and says nothing itself.
  const behind: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  const reasons = [error.message, ...reasonsOf(behind, [...before, error])];
  return reasons.filter(
    (reason, at) => reason !== '' && !reasons.slice(0, at).some((said) => said.includes(reason)),
  );
}

/** What the terminal is notified of a fault: its reasons in words, and the stack only where nobody foresaw it. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [first = 'no reason given', ...behind] = reasonsOf(error);
  const because = behind.map((reason) => `\n  because: ${reason}`).join('');
  if (error instanceof StartError) return `Karvon cannot start. ${first}${because}`;
  return `${error.stack ?? first}${because}`;
}
