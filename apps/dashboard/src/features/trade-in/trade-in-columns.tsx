import type { TradeInAuto } from '@karvon/api/main';
import { Inline } from '@karvon/ui/Inline';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { columnsOf } from '../../shared/resource/list/columns-of';
import { useIsPhone } from '../../shared/table/use-screen';
import { type CellProps, CarText, TradeInAction, useIsGone } from './trade-in-cells';
import { Best, Market, Ours, Until, Wants } from './trade-in-figures';
import { TradeInCard } from './TradeInCard';

function CarCell({ row }: CellProps) {
  const isPhone = useIsPhone();
  const isGone = useIsGone(row);
  if (isPhone) return <TradeInCard row={row} />;
  return (
    <Inline gap={3} isWrapping={false}>
      <Thumbnail src={row.car.photos[0]?.thumbnail} isFaded={isGone} />
      <CarText row={row} />
    </Inline>
  );
}

/** On a phone the card has it. */
export function TradeInRowActions({ row }: CellProps) {
  const isPhone = useIsPhone();
  return isPhone ? null : <TradeInAction row={row} />;
}

/** The columns of the list; on a phone the first shows all of them. */
export const tradeInColumns = columnsOf<TradeInAuto, 'trade-in:col'>(
  'trade-in:col',
  {
    car: { isRowHeader: true, Cell: CarCell },
    wantsSum: { align: 'end', width: '122px', Cell: Wants },
    marketSum: { align: 'end', width: '148px', sort: 'market_price', Cell: Market },
    best: {
      align: 'end',
      width: '116px',
      // Beside the form of an offer too.
      isSecondary: 'laptop',
      sort: { falling: '-offer_count' },
      Cell: Best,
    },
    ours: { align: 'end', width: '140px', sort: { falling: '-headroom' }, Cell: Ours },
    until: { width: '118px', sort: { rising: 'open_until' }, Cell: Until },
  },
  { isCard: true },
);
