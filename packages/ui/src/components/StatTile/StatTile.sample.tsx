import { StatTile, StatTiles } from '@karvon/ui/StatTile';
import { Eye, Phone, Wallet } from 'lucide-react';

export function MonthFigures() {
  return (
    <StatTiles aria-label="Показатели за 30 дней">
      <StatTile
        icon={Eye}
        label="Просмотры"
        value="26 950"
        change={{
          direction: 'up',
          text: '20 %',
          label: 'на 20 % больше',
          note: 'к прошлым 30 дням',
        }}
        href="/statistics/views"
      />
      <StatTile
        icon={Phone}
        label="Лиды"
        value="453"
        change={{
          direction: 'down',
          text: '4 %',
          label: 'на 4 % меньше',
          note: 'к прошлым 30 дням',
        }}
      />
      <StatTile icon={Wallet} label="Потрачено" value="2 180 000" unit="сум" hasOwnRow />
    </StatTiles>
  );
}
