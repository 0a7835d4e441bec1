/** What goes wrong without the user being able to do anything: for the log alone (specification §8). Never values of messages. */
export function logChat(what: string, why: unknown): void {
  // oxlint-disable-next-line no-console -- the specification asks for the log and for nothing else
  console.warn(`chat: ${what}`, why instanceof Error ? why.message : why);
}
