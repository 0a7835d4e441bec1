/** Logs a failure that the user cannot act on. Never logs message contents. */
export function logChat(what: string, why: unknown): void {
  // oxlint-disable-next-line no-console -- the specification asks for the log and for nothing else
  console.warn(`chat: ${what}`, why instanceof Error ? why.message : why);
}
