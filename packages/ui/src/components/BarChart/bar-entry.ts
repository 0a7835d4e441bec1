/** One bar. */
export interface BarEntry {
  /** Unique among the bars. */
  id: string;
  /** Below the bar: «Пн». */
  label: string;
  /** In the tooltip and the table: «понедельник». @default the label */
  fullLabel?: string;
  /** `null`, or a value that is not a number, has no bar. */
  value: number | null;
}
