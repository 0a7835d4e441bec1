export const shortDay = (date: string): string => `${date.slice(8, 10)}.${date.slice(5, 7)}`;
