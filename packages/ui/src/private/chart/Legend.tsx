import * as css from './chart.css';
import { bars, lineMark, marks, targetLine, type ChartColour } from './colours.css';

export interface LegendEntry {
  id: string;
  label: string;
  colour: ChartColour;
  mark?: 'line' | 'bar';
}

export function Legend({
  entries,
  target,
}: {
  entries: readonly LegendEntry[];
  target?: string | undefined;
}) {
  return (
    <ul className={css.legend}>
      {entries.map(({ id, label, colour, mark }) => (
        <li key={id} className={css.legendEntry}>
          <LineMark colour={colour} mark={mark} />
          <span className={css.legendLabel}>{label}</span>
        </li>
      ))}
      {target !== undefined && (
        <li className={css.legendEntry}>
          <svg width="14" height="4" aria-hidden className={lineMark}>
            <path d="M0 2H14" className={targetLine} />
          </svg>
          <span className={css.legendLabel}>{target}</span>
        </li>
      )}
    </ul>
  );
}

export function LineMark({
  colour,
  mark = 'line',
}: {
  colour: ChartColour;
  mark?: 'line' | 'bar' | undefined;
}) {
  if (mark === 'bar')
    return (
      <svg width="14" height="10" aria-hidden className={lineMark}>
        <rect x="2" width="10" height="10" rx="2" className={bars[colour]} />
      </svg>
    );
  return (
    <svg width="14" height="4" aria-hidden className={lineMark}>
      <path d="M1 2H13" className={marks[colour]} />
    </svg>
  );
}
