/** One bar. */
export interface BarEntry {
  /** Unique among the bars. */
  id: string;
  /** Under the bar: «Пн». */
  label: string;
  /** In the tooltip and the table, where there is room: «понедельник». @default the label */
  fullLabel?: string;
  /** What is missing, `null` or no number has no bar. */
  value: number | null;
}
