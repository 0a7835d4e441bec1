import { describe, expect, it } from 'vitest';
import { historyIndex, reachAfter } from './use-history-steps';

describe('historyIndex', () => {
  it('reads the index of the router', () => expect(historyIndex({ idx: 3, key: 'a' })).toBe(3));
  it.each([null, undefined, 'x', {}, { idx: '2' }, { idx: -1 }, { idx: 1.5 }])(
    'takes %j for the first entry',
    (state) => expect(historyIndex(state)).toBe(0),
  );
});

describe('reachAfter', () => {
  it('keeps entries ahead when going back', () => {
    expect(reachAfter({ index: 2, last: 2 }, 1, 'POP')).toEqual({ index: 1, last: 2 });
  });
  it('drops entries ahead with a new entry', () => {
    expect(reachAfter({ index: 1, last: 4 }, 2, 'PUSH')).toEqual({ index: 2, last: 2 });
  });
  it('keeps entries ahead when an entry is replaced', () => {
    expect(reachAfter({ index: 1, last: 2 }, 1, 'REPLACE')).toEqual({ index: 1, last: 2 });
  });
});
