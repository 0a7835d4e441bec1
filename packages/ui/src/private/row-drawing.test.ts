import { expect, test } from 'vitest';
import { createRowDrawing, type RowDrawing } from './row-drawing';

/** Ten rows in sight from that one on, two beside them at either side. */
const at = (startIndex: number, isScrolling = true, keptIndex = -1) => ({
  rows: Array.from({ length: 14 }, (_, place) => {
    const index = startIndex - 2 + place;
    return { key: index, index, start: index * 10, end: index * 10 + 10 };
  }),
  inSight: { startIndex, endIndex: startIndex + 9 },
  isScrolling,
  keptIndex,
});

type Now = ReturnType<typeof at>;

/** One frame: chosen and on the page. */
const frame = (drawing: RowDrawing, now: Now) => {
  const drawn = drawing.choose(now);
  drawing.commit(drawn, now);
  return { ...drawn, indexes: drawn.rows.map(({ index }) => index) };
};

/** A list that stands open at row 100, with every row drawn, each frame in time. */
const opened = () => {
  const drawing = createRowDrawing();
  for (let turn = 0; turn < 3; turn += 1) {
    drawing.measure(frame(drawing, at(100, false)).added, 16.7);
  }
  return drawing;
};

/** The same where frames are not in time: three rows each. */
const openedSlow = () => {
  const drawing = createRowDrawing();
  for (let turn = 0; turn < 3; turn += 1) frame(drawing, at(100, false));
  return drawing;
};

const inFlight = () => {
  const drawing = openedSlow();
  frame(drawing, at(110));
  return drawing;
};

test('what is in sight is drawn first', () => {
  const drawing = createRowDrawing();
  frame(drawing, at(100, false));
  drawing.measure(10, 1000);
  const first = frame(drawing, at(500, false));
  expect(first.indexes).toEqual([500, 501, 502, 503, 504, 505, 506, 507, 508, 509]);
  expect(first).toMatchObject({ gaps: [], added: 10, isWhole: false });
});

test('what a list opens with is drawn wherever it finds its place, and measures nothing', () => {
  const drawing = createRowDrawing();
  frame(drawing, { ...at(100, false), rows: at(100).rows.concat(at(120).rows) });
  drawing.measure(10, 1000);
  frame(drawing, at(300));
  expect(frame(drawing, at(330))).toMatchObject({ gaps: [] });
});

test('where frames are fast whatever comes is drawn at once', () => {
  const drawing = opened();
  for (const start of [500, 510, 540, 560]) {
    expect(frame(drawing, at(start))).toMatchObject({ gaps: [] });
  }
});

test('a jump draws what a frame has time for, from the middle', () => {
  const { indexes, gaps } = frame(openedSlow(), at(500));
  expect(indexes).toEqual([503, 504, 505]);
  expect(gaps).toEqual([
    { start: 5000, end: 5030 },
    { start: 5060, end: 5100 },
  ]);
});

test('a hand that scrolls sees every row', () => {
  const drawing = openedSlow();
  for (let start = 101; start < 140; start += 3) {
    expect(frame(drawing, at(start)).gaps).toEqual([]);
  }
});

test('rows that fly by are one outline', () => {
  const drawing = inFlight();
  const { indexes, gaps } = frame(drawing, at(130));
  expect(indexes).toEqual([]);
  expect(gaps).toEqual([{ start: 1300, end: 1400 }]);
});

test('a flight that slows down draws what comes, and with it what was left out', () => {
  const drawing = inFlight();
  frame(drawing, at(130));
  expect(frame(drawing, at(132)).indexes).toEqual([135, 136, 137]);
  expect(frame(drawing, at(133)).added).toBe(3);
});

test('what else draws the list in flight brings no row', () => {
  const drawing = inFlight();
  frame(drawing, at(130));
  expect(frame(drawing, at(130)).indexes).toEqual([]);
});

test('a list that stands still gets its rows back from the middle, and none all at once', () => {
  const drawing = inFlight();
  frame(drawing, at(125));
  expect(frame(drawing, at(125)).indexes).toEqual([]);
  drawing.pause();
  const { indexes, gaps } = frame(drawing, at(125));
  expect(indexes).toEqual([128, 129, 130]);
  expect(gaps).toEqual([
    { start: 1250, end: 1280 },
    { start: 1310, end: 1350 },
  ]);
  for (let turn = 0; turn < 4; turn += 1) frame(drawing, at(125, false));
  expect(frame(drawing, at(125, false))).toMatchObject({ gaps: [], isWhole: true });
});

/** How many rows come back in the first frame at rest. */
const atRest = (drawing: RowDrawing) => {
  frame(drawing, at(110));
  frame(drawing, at(150));
  const { added } = frame(drawing, at(150, false));
  for (let turn = 0; turn < 20; turn += 1) frame(drawing, at(100, false));
  return added;
};

test('a slow frame leaves as many rows as would have been in time, and never none', () => {
  const drawing = opened();
  drawing.measure(10, 68);
  expect(atRest(drawing)).toBe(5);
  drawing.measure(1, 3000);
  expect(atRest(drawing)).toBe(1);
});

test('a fast frame that drew all it might lets the next one draw twice as many', () => {
  const drawing = openedSlow();
  drawing.measure(2, 16.7);
  drawing.measure(3, 25);
  expect(atRest(drawing)).toBe(3);
  drawing.measure(3, 16.7);
  expect(atRest(drawing)).toBe(6);
});

test('the row with the focus is drawn in flight too', () => {
  const drawing = inFlight();
  expect(frame(drawing, at(130, true, 134)).indexes).toEqual([134]);
});

test('after a rest the next jump is no flight', () => {
  const drawing = inFlight();
  expect(frame(drawing, at(125))).toMatchObject({ added: 0 });
  drawing.pause();
  expect(frame(drawing, at(300))).toMatchObject({ added: 3 });
});

test('choosing twice for one frame gives the same', () => {
  const drawing = inFlight();
  frame(drawing, at(130));
  drawing.pause();
  expect(drawing.choose(at(130)).rows).toEqual(drawing.choose(at(130)).rows);
});
