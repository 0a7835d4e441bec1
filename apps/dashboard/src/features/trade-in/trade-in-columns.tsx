import type { TradeInAuto } from '@karvon/api/main';
import { Inline } from '@karvon/ui/Inline';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import type { ListColumn } from '../../shared/resource/list/define-list';
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
export const tradeInColumns: readonly ListColumn<TradeInAuto>[] = [
  {
    id: 'car',
    header: 'trade-in:col.car',
    isRowHeader: true,
    onPhone: 'title',
    Cell: CarCell,
  },
  {
    id: 'wants',
    header: 'trade-in:col.wantsSum',
    align: 'end',
    width: '122px',
    onPhone: 'hidden',
    Cell: Wants,
  },
  {
    id: 'market',
    header: 'trade-in:col.marketSum',
    align: 'end',
    width: '148px',
    onPhone: 'hidden',
    sort: { rising: 'market_price', falling: '-market_price' },
    Cell: Market,
  },
  {
    id: 'best',
    header: 'trade-in:col.best',
    align: 'end',
    width: '116px',
    // Beside the form of an offer too.
    isSecondary: 'laptop',
    onPhone: 'hidden',
    sort: { falling: '-offer_count' },
    Cell: Best,
  },
  {
    id: 'ours',
    header: 'trade-in:col.ours',
    align: 'end',
    width: '140px',
    onPhone: 'hidden',
    sort: { falling: '-headroom' },
    Cell: Ours,
  },
  {
    id: 'until',
    header: 'trade-in:col.until',
    width: '118px',
    onPhone: 'hidden',
    sort: { rising: 'open_until' },
    Cell: Until,
  },
];
