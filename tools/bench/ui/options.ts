import type { Option } from '@karvon/ui/Select';

export const options = (count: number): Option<number>[] =>
  Array.from({ length: count }, (_, at) => ({ value: at + 1, label: `Model ${String(at + 1)}` }));
