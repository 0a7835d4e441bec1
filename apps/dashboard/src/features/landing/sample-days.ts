const first = 11;
const views = [820, 860, 910, 1010, 760, 790, 880, 1040, 1120, 980] as const;
const calls = [6, 7, 5, 8, 4, 5, 6, 9, 10, 7] as const;
const requests = [2, 3, 2, 3, 1, 2, 3, 4, 4, 3] as const;
const chats = [5, 6, 7, 8, 4, 6, 6, 8, 9, 7] as const;
const sold = [0, 1, 0, 0, 0, 1, 0, 1, 0, 1] as const;

const sum = (figures: readonly number[]) => figures.reduce((total, one) => total + one, 0);

export const sampleDays = views.map((count, at) => ({
  day: first + at,
  views: count,
  leads: (calls[at] ?? 0) + (requests[at] ?? 0) + (chats[at] ?? 0),
  sold: sold[at] ?? 0,
}));

export const sampleTotals = {
  views: sum(views),
  calls: sum(calls),
  requests: sum(requests),
  chats: sum(chats),
  leads: sum(sampleDays.map(({ leads }) => leads)),
  sold: sum(sold),
} as const;

/** Both divide into three parts. */
export const sampleAxes = { views: 1200, leads: 27 } as const;
