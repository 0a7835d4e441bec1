/** Two ISO dates `YYYY-MM-DD`, both included. */
export interface DateSpan {
  /** The first day. */
  start: string;
  /** The last day, not before `start`. */
  end: string;
}

/** A preset. */
export interface DatePreset {
  /** Unique among the presets. */
  id: string;
  /** «30 дней». */
  label: string;
  /** The period that it selects. */
  value: DateSpan;
}

export const isSameSpan = (one: DateSpan | null, other: DateSpan): boolean =>
  one?.start === other.start && one.end === other.end;
