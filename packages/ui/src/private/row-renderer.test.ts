import { expect, test } from 'vitest';
import { createRowRenderer, type RowRenderer } from './row-renderer';

/** Ten visible rows from `startIndex` on, and two more on either side. */
const at = (startIndex: number, isScrolling = true, keptIndex = -1) => ({
  rows: Array.from({ length: 14 }, (_, place) => {
    const index = startIndex - 2 + place;
    return { key: index, index, start: index * 10, end: index * 10 + 10 };
  }),
  visibleRange: { startIndex, endIndex: startIndex + 9 },
  isScrolling,
  keptIndex,
});

type Now = ReturnType<typeof at>;

/** Renders and commits one frame. */
const frame = (renderer: RowRenderer, now: Now) => {
  const rendered = renderer.choose(now);
  renderer.commit(rendered, now);
  return { ...rendered, indexes: rendered.rows.map(({ index }) => index) };
};

/** A list at row 100, fully rendered in fast frames. */
const opened = () => {
  const renderer = createRowRenderer();
  for (let turn = 0; turn < 3; turn += 1) {
    renderer.measure(frame(renderer, at(100, false)).added, 16.7);
  }
  return renderer;
};

/** The same with slow frames: three rows each. */
const openedSlow = () => {
  const renderer = createRowRenderer();
  for (let turn = 0; turn < 3; turn += 1) frame(renderer, at(100, false));
  return renderer;
};

const inFlight = () => {
  const renderer = openedSlow();
  frame(renderer, at(110));
  return renderer;
};

test('renders visible rows first', () => {
  const renderer = createRowRenderer();
  frame(renderer, at(100, false));
  renderer.measure(10, 1000);
  const first = frame(renderer, at(500, false));
  expect(first.indexes).toEqual([500, 501, 502, 503, 504, 505, 506, 507, 508, 509]);
  expect(first).toMatchObject({ gaps: [], added: 10, isComplete: false });
});

test('renders the initial rows at any position, without measuring them', () => {
  const renderer = createRowRenderer();
  frame(renderer, { ...at(100, false), rows: at(100).rows.concat(at(120).rows) });
  renderer.measure(10, 1000);
  frame(renderer, at(300));
  expect(frame(renderer, at(330))).toMatchObject({ gaps: [] });
});

test('renders all new rows at once in fast frames', () => {
  const renderer = opened();
  for (const start of [500, 510, 540, 560]) {
    expect(frame(renderer, at(start))).toMatchObject({ gaps: [] });
  }
});

test('a jump renders what a frame has time for, from the middle', () => {
  const { indexes, gaps } = frame(openedSlow(), at(500));
  expect(indexes).toEqual([503, 504, 505]);
  expect(gaps).toEqual([
    { start: 5000, end: 5030 },
    { start: 5060, end: 5100 },
  ]);
});

test('a hand that scrolls sees every row', () => {
  const renderer = openedSlow();
  for (let start = 101; start < 140; start += 3) {
    expect(frame(renderer, at(start)).gaps).toEqual([]);
  }
});

test('rows that fly by are one outline', () => {
  const renderer = inFlight();
  const { indexes, gaps } = frame(renderer, at(130));
  expect(indexes).toEqual([]);
  expect(gaps).toEqual([{ start: 1300, end: 1400 }]);
});

test('renders new and omitted rows when fast scrolling slows down', () => {
  const renderer = inFlight();
  frame(renderer, at(130));
  expect(frame(renderer, at(132)).indexes).toEqual([135, 136, 137]);
  expect(frame(renderer, at(133)).added).toBe(3);
});

test('adds no rows for other renders during fast scrolling', () => {
  const renderer = inFlight();
  frame(renderer, at(130));
  expect(frame(renderer, at(130)).indexes).toEqual([]);
});

test('a list that does not scroll gets its rows back from the middle, and none all at once', () => {
  const renderer = inFlight();
  frame(renderer, at(125));
  expect(frame(renderer, at(125)).indexes).toEqual([]);
  renderer.pause();
  const { indexes, gaps } = frame(renderer, at(125));
  expect(indexes).toEqual([128, 129, 130]);
  expect(gaps).toEqual([
    { start: 1250, end: 1280 },
    { start: 1310, end: 1350 },
  ]);
  for (let turn = 0; turn < 4; turn += 1) frame(renderer, at(125, false));
  expect(frame(renderer, at(125, false))).toMatchObject({ gaps: [], isComplete: true });
});

const atRest = (renderer: RowRenderer) => {
  frame(renderer, at(110));
  frame(renderer, at(150));
  const { added } = frame(renderer, at(150, false));
  for (let turn = 0; turn < 20; turn += 1) frame(renderer, at(100, false));
  return added;
};

test('a slow frame leaves as many rows as would have been in time, and never none', () => {
  const renderer = opened();
  renderer.measure(10, 68);
  expect(atRest(renderer)).toBe(5);
  renderer.measure(1, 3000);
  expect(atRest(renderer)).toBe(1);
});

test('a fast frame that drew all it might lets the next one render twice as many', () => {
  const renderer = openedSlow();
  renderer.measure(2, 16.7);
  renderer.measure(3, 25);
  expect(atRest(renderer)).toBe(3);
  renderer.measure(3, 16.7);
  expect(atRest(renderer)).toBe(6);
});

test('the row with the focus is rendered in flight too', () => {
  const renderer = inFlight();
  expect(frame(renderer, at(130, true, 134)).indexes).toEqual([134]);
});

test('does not treat a jump after a pause as fast scrolling', () => {
  const renderer = inFlight();
  expect(frame(renderer, at(125))).toMatchObject({ added: 0 });
  renderer.pause();
  expect(frame(renderer, at(300))).toMatchObject({ added: 3 });
});

test('choosing twice for one frame gives the same', () => {
  const renderer = inFlight();
  frame(renderer, at(130));
  renderer.pause();
  expect(renderer.choose(at(130)).rows).toEqual(renderer.choose(at(130)).rows);
});
