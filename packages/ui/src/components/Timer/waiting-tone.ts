const minute = 60_000;

/** Limits of a waiting time, in milliseconds. */
export interface WaitingLimits {
  /** From here on the tone is a warning. @default 10 minutes */
  warnAt?: number;
  /** From here on the tone is danger. @default 60 minutes */
  dangerAt?: number;
}

export type WaitingTone = 'muted' | 'warn' | 'danger';

/** Tone for a waiting time in milliseconds. */
export function waitingTone(
  milliseconds: number,
  { warnAt = 10 * minute, dangerAt = 60 * minute }: WaitingLimits = {},
): WaitingTone {
  if (milliseconds >= dangerAt) return 'danger';
  return milliseconds >= warnAt ? 'warn' : 'muted';
}
