/** Why the server does not start, in words for a person who can do something about it: told without a stack. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}

/** The words of a fault and of what was behind it, outermost first. One that only repeats what was said is left out. */
function reasonsOf(fault: unknown, before: readonly unknown[] = []): string[] {
  if (!(fault instanceof Error) || before.includes(fault)) return [];
  // A connection to a name with two addresses fails twice, and says nothing itself.
  const behind: unknown = fault instanceof AggregateError ? fault.errors[0] : fault.cause;
  const reasons = [fault.message, ...reasonsOf(behind, [...before, fault])];
  return reasons.filter(
    (reason, at) => reason !== '' && !reasons.slice(0, at).some((said) => said.includes(reason)),
  );
}

/** What the terminal is told of a fault: its reasons in words, and the stack only where nobody foresaw it. */
export function describeFault(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  const [first = 'no reason given', ...behind] = reasonsOf(fault);
  const because = behind.map((reason) => `\n  because: ${reason}`).join('');
  if (fault instanceof StartError) return `Karvon cannot start. ${first}${because}`;
  return `${fault.stack ?? first}${because}`;
}
