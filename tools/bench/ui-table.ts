export interface UiFigures {
  component: string;
  /** `200 mounted`, `10,000 rows`, `5,000 opened`; empty when only its bytes are known. */
  what: string;
  /** KiB over react and react-dom. */
  gzip?: number;
  brotli?: number;
  /** KiB (gzip) loaded on use. */
  later?: number;
  /** Median milliseconds of the rounds. */
  ours?: number;
  baseline?: number;
  twin?: 'react-aria' | 'react-virtual';
  /** The same rows on react-virtual alone, when `twin` is another. */
  virtual?: number;
  nodes?: readonly [ours: number, baseline: number];
  /** Milliseconds of a fast wheel's frames: 95 of 100 are shorter, the longest, and counts over 50 ms of ours and the twin's. */
  frames?: { p95: number; longest: number; missed: number; baselineMissed: number };
  strangers?: readonly string[];
}

/** Maximum ratio to the twin. */
const limits = { 'react-aria': 1.15, 'react-virtual': 1.5 } as const;
/** Milliseconds. Below it a ratio reflects the clock more than the component. */
const noise = 2;

export const missesOf = (figures: UiFigures): string[] => {
  const { ours = 0, baseline = 0, twin = 'react-aria', frames, strangers = [] } = figures;
  const limit = limits[twin];
  return [
    ...(ours > baseline * limit && ours - baseline > noise
      ? [`over ${String(limit)} × baseline`]
      : []),
    ...(frames && frames.missed > frames.baselineMissed ? ['frames beyond the baseline ones'] : []),
    ...strangers.map((texts) => `brings ${texts}`),
  ];
};

const fixed = (value: number | undefined, digits = 0) => value?.toFixed(digits) ?? '';

const columns: readonly [head: string, cell: (figures: UiFigures) => string][] = [
  ['component', ({ component }) => component],
  ['', ({ what }) => what],
  ['gzip', ({ gzip }) => fixed(gzip, 1)],
  ['brotli', ({ brotli }) => fixed(brotli, 1)],
  ['later', ({ later }) => (later ? fixed(later, 1) : '')],
  ['ours', ({ ours }) => fixed(ours)],
  ['baseline', ({ baseline }) => fixed(baseline)],
  ['× baseline', ({ ours, baseline }) => fixed(ours && baseline && ours / baseline, 2)],
  ['twin', ({ twin }) => twin ?? ''],
  ['virtual', ({ virtual }) => fixed(virtual)],
  ['nodes', ({ nodes }) => nodes?.join('/') ?? ''],
  ['p95', ({ frames }) => fixed(frames?.p95)],
  ['longest', ({ frames }) => fixed(frames?.longest)],
  ['> 50 ms', ({ frames: at }) => (at ? `${String(at.missed)}/${String(at.baselineMissed)}` : '')],
];

export const uiTable = (all: readonly UiFigures[]): string => {
  const rows = all.toSorted((a, b) => Number(a.what === '') - Number(b.what === ''));
  const lines = [
    columns.map(([head]) => head),
    ...rows.map((figures) => columns.map(([, cell]) => cell(figures))),
  ];
  const widths = columns.map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)));
  return lines
    .map((cells, line) => {
      const texts = cells.map((cell, at) => {
        const width = widths[at] ?? 0;
        return at < 2 ? cell.padEnd(width) : cell.padStart(width);
      });
      const figures = rows[line - 1];
      const misses = figures ? missesOf(figures) : [];
      return [...texts, ...(misses.length > 0 ? [`MISSED: ${misses.join(', ')}`] : [])].join('  ');
    })
    .join('\n');
};
