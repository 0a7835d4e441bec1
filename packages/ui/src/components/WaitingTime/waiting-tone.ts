const minute = 60_000;

/** When a wait becomes expensive, in milliseconds. */
export interface WaitingLimits {
  /** From here on the tone is a warning. @default 10 minutes */
  warnAfter?: number;
  /** From here on the tone is danger. @default 60 minutes */
  dangerAfter?: number;
}

export type WaitingTone = 'muted' | 'warn' | 'danger';

/** The tone of a waiting time of so many milliseconds. */
export function waitingTone(
  milliseconds: number,
  { warnAfter = 10 * minute, dangerAfter = 60 * minute }: WaitingLimits = {},
): WaitingTone {
  if (milliseconds >= dangerAfter) return 'danger';
  return milliseconds >= warnAfter ? 'warn' : 'muted';
}
