import * as css from './chart.css';
import { bars, dots, lineMark, marks, targetLine, type ChartColour } from './colours.css';

export interface LegendEntry {
  id: string;
  label: string;
  colour: ChartColour;
  mark?: 'line' | 'bar';
  axis?: 'start' | 'end';
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
      {entries.map(({ id, label, colour, mark, axis }) => (
        <li key={id} className={css.legendEntry}>
          <LineMark colour={colour} mark={mark} axis={axis} />
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
  axis,
}: Pick<LegendEntry, 'colour'> & {
  mark?: LegendEntry['mark'] | undefined;
  axis?: LegendEntry['axis'] | undefined;
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
      {axis === 'end' && <rect x="4" y="-1" width="6" height="6" className={dots[colour]} />}
    </svg>
  );
}
