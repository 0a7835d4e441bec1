import * as css from './chart.css';
import { lineMark, marks, type ChartColour } from './colours.css';

export interface LegendEntry {
  id: string;
  label: string;
  colour: ChartColour;
}

/** Which line is which: the line itself, dashed where it is dashed, and its words. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className={css.legend}>
      {entries.map(({ id, label, colour }) => (
        <li key={id} className={css.legendEntry}>
          <LineMark colour={colour} />
          <span className={css.legendLabel}>{label}</span>
        </li>
      ))}
    </ul>
  );
}

/** A short piece of the line. */
export function LineMark({ colour }: { colour: ChartColour }) {
  return (
    <svg width="14" height="4" aria-hidden className={lineMark}>
      <path d="M1 2H13" className={marks[colour]} />
    </svg>
  );
}
