import { DatePicker } from '@karvon/ui/DatePicker';
import { useState } from 'react';

const taken = new Set(['2026-11-24', '2026-11-27']);

export function InspectionDate() {
  const [date, setDate] = useState<string | null>('2026-11-20');
  return (
    <DatePicker
      label="Дата осмотра"
      minValue="2026-11-18"
      maxValue="2026-12-31"
      isDateUnavailable={(day) => taken.has(day)}
      value={date}
      onChange={setDate}
    />
  );
}
