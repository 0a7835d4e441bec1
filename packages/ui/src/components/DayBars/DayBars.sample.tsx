import { DayBars } from '@karvon/ui/DayBars';

const views = [62, 48, 71, 55, 80, 118, 104];

export function WeekOfViews() {
  return (
    <DayBars
      aria-label="Просмотры за неделю: от 48 до 118 в день"
      bars={views.map((value, at) => ({
        id: String(at),
        title: `${at + 12} ноября: ${value}`,
        value,
      }))}
      from="12 ноября"
      to="18 ноября"
    />
  );
}
