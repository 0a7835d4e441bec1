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

const inFlight = () => {
  const drawing = createRowDrawing();
  frame(drawing, at(100, false));
  frame(drawing, at(110));
  return drawing;
};

test('the first frame draws what is in sight, later ones what is beside it', () => {
  const drawing = createRowDrawing();
  const first = frame(drawing, at(100, false));
  expect(first.indexes).toEqual([100, 101, 102, 103, 104, 105, 106, 107, 108, 109]);
  expect(first).toMatchObject({ gaps: [], isWhole: false });
  expect(frame(drawing, at(100, false)).indexes).toHaveLength(13);
  expect(frame(drawing, at(100, false))).toMatchObject({ isWhole: true });
});

test('a single jump is drawn at once', () => {
  const drawing = createRowDrawing();
  frame(drawing, at(100, false));
  const { indexes, gaps } = frame(drawing, at(500));
  expect(indexes).toEqual([500, 501, 502, 503, 504, 505, 506, 507, 508, 509]);
  expect(gaps).toEqual([]);
});

test('a hand that scrolls sees every row', () => {
  const drawing = createRowDrawing();
  frame(drawing, at(100, false));
  for (let start = 101; start < 140; start += 3) {
    expect(frame(drawing, at(start)).gaps).toEqual([]);
  }
});

test('rows that fly by are one outline', () => {
  const drawing = inFlight();
  const { indexes, gaps } = frame(drawing, at(120));
  expect(indexes).toEqual([118, 119]);
  expect(gaps).toEqual([{ start: 1200, end: 1300 }]);
});

test('a list that stands still for a frame gets its rows back from the middle', () => {
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

test('after a flight no frame draws all at once', () => {
  const drawing = inFlight();
  frame(drawing, at(130));
  expect(frame(drawing, at(130, false)).indexes).toHaveLength(3);
});

test('the row with the focus is drawn in flight too', () => {
  const drawing = inFlight();
  expect(frame(drawing, at(130, true, 134)).indexes).toEqual([134]);
});

test('choosing twice for one frame gives the same', () => {
  const drawing = inFlight();
  frame(drawing, at(130));
  drawing.pause();
  expect(drawing.choose(at(130)).rows).toEqual(drawing.choose(at(130)).rows);
});
