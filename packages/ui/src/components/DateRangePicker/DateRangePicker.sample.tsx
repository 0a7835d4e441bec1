import { DateRangePicker, type DateSpan } from '@karvon/ui/DateRangePicker';
import { useState } from 'react';

const week = { start: '2026-11-14', end: '2026-11-20' };
const month = { start: '2026-10-22', end: '2026-11-20' };

export function ReportPeriod() {
  const [period, setPeriod] = useState<DateSpan | null | ''>(month);
  return (
    <DateRangePicker
      label="Период"
      presetsLabel="Готовые периоды"
      presets={[
        { id: 'week', label: '7 дней', value: week },
        { id: 'month', label: '30 дней', value: month },
      ]}
      maxValue="2026-11-20"
      value={period}
      onChange={setPeriod}
    />
  );
}
