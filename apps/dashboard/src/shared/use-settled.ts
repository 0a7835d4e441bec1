import { useEffect, useState } from 'react';

/** Debounced value. @param pause milliseconds without a change */
export function useSettled<Value>(value: Value, pause = 500): Value {
  const [settled, setSettled] = useState(value);
  // Outside system: the clock.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
