/** A chat that was read is no longer left alone by somebody who is about to answer it. */
const responseTime = 10 * 60_000;

/** Unread rooms, and those that were read and are left unanswered. @param add takes a value, and gives its placeholder */
export const roomWaits = (alias: string, now: Date, add: (value: unknown) => string): string => {
  const until = add(new Date(now.getTime() - responseTime));
  return `(${alias}.unread_count > 0 or (${alias}.waiting_since <= ${until} and not ${alias}.is_blocked))`;
};
