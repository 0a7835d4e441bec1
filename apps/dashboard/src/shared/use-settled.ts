import { useEffect, useState } from 'react';

/** Debounce time in milliseconds. */
const pause = 500;

/** The value after it has not changed for half a second. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  // Outside system: the clock.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
