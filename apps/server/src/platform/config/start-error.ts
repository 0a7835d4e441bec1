/** A start error that the user can fix. Shown as plain text, without a stack. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}

/** Outermost first, without messages that only repeat an earlier one. */
function reasonsOf(error: unknown, before: readonly unknown[] = []): string[] {
  if (!(error instanceof Error) || before.includes(error)) return [];
  // Connecting to a host with two addresses fails twice, and the AggregateError has no message.
  const behind: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  const reasons = [error.message, ...reasonsOf(behind, [...before, error])];
  return reasons.filter(
    (reason, at) => reason !== '' && !reasons.slice(0, at).some((said) => said.includes(reason)),
  );
}

/** Only unexpected errors have a stack. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [first = 'no reason given', ...behind] = reasonsOf(error);
  const because = behind.map((reason) => `\n  because: ${reason}`).join('');
  if (error instanceof StartError) return `Karvon cannot start. ${first}${because}`;
  return `${error.stack ?? first}${because}`;
}
