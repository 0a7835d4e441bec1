import { UsageError } from '../contract/load-contract.ts';

/** @throws UsageError where it is no number, or below 0 */
export const numberFrom = (name: string, value: string): number => {
  const parsed = Number(value);
  if (value.trim() === '' || !Number.isFinite(parsed) || parsed < 0)
    throw new UsageError(`--${name} is a number, not ${value}.`);
  return parsed;
};
