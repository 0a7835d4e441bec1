const minute = 60_000;

/** Tone of a waiting time (design §4): below 10 minutes quiet, below an hour a warning, then danger. */
export function waitingTone(milliseconds: number): 'muted' | 'warn' | 'danger' {
  if (milliseconds < 10 * minute) return 'muted';
  return milliseconds < 60 * minute ? 'warn' : 'danger';
}

/** Whether a wait has become expensive. */
export const isUrgent = (milliseconds: number): boolean => waitingTone(milliseconds) === 'danger';
