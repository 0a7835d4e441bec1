import { Minus, TrendingDown, TrendingUp, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useSettle, type Outcome } from '../../private/outcome';
import { Icon } from '../Icon/Icon';
import * as css from './StatTile.css';

/** How a figure moved. */
export interface StatChange {
  /** Renders the arrow. */
  direction: 'up' | 'down' | 'same';
  /** By how much: «20 %». */
  text: string;
  /** Against what: «к прошлым 30 дням». */
  note?: string;
  /** Green or red. @default up is good, down is bad */
  isGood?: boolean;
}

export interface StatTileProps {
  /** What is counted: «Просмотры». */
  label: string;
  /** The figure as shown: «26 950». */
  value: ReactNode;
  /** After the figure, small: «сум». */
  unit?: string;
  /** Takes a row of its own on a phone: for sums, which are long. @default false */
  hasOwnRow?: boolean;
  /** Before the label, decorative. */
  icon?: LucideIcon;
  /** How the figure moved. Leave it out where there is nothing to compare with. */
  change?: StatChange | null;
  /** Where the tile leads. */
  href?: string;
  /** What a press does instead: it drives a chart. */
  onPress?: () => Outcome;
  /** The tile that drives the chart now. @default false */
  isPressed?: boolean;
  /** Below the change: a small chart. */
  children?: ReactNode;
}

/** One figure with its name and its change. Is in `StatTiles`. */
export function StatTile({
  label,
  value,
  unit,
  hasOwnRow = false,
  icon,
  change,
  href,
  onPress,
  isPressed,
  children,
}: StatTileProps) {
  const settle = useSettle();
  const inside = (
    <>
      <span className={css.label}>
        {icon && <Icon icon={icon} />}
        <span className={css.text}>{label}</span>
      </span>
      <span className={css.value}>
        {value}
        {unit !== undefined && ' '}
        {unit !== undefined && <span className={css.unit}>{unit}</span>}
      </span>
      {change && <Change {...change} />}
      {children}
    </>
  );
  const tile = css.tile({ hasOwnRow });
  const className = `${tile} ${css.pressable}`;
  if (href !== undefined) {
    return (
      <Link href={href} className={className} aria-current={isPressed ? 'true' : undefined}>
        {inside}
      </Link>
    );
  }
  if (!onPress) return <div className={tile}>{inside}</div>;
  return (
    <Button
      className={className}
      onPress={() => settle(onPress())}
      aria-pressed={isPressed ?? false}
    >
      {inside}
    </Button>
  );
}

const arrows = { up: TrendingUp, down: TrendingDown, same: Minus };

function Change({ direction, text, note, isGood = direction === 'up' }: StatChange) {
  const tone = direction === 'same' ? 'same' : isGood ? 'good' : 'bad';
  return (
    <span className={css.change}>
      <span className={css.amounts[tone]}>
        <Icon icon={arrows[direction]} size={14} />
        {text}
      </span>
      {note}
    </span>
  );
}

export interface StatTilesProps {
  /** `StatTile`s. */
  children: ReactNode;
  /** What the figures are about, for screen readers: «Показатели за 30 дней». */
  'aria-label': string;
}

/** Tiles in one card, divided by hairlines. */
export function StatTiles({ children, 'aria-label': label }: StatTilesProps) {
  return (
    <div role="group" aria-label={label} className={css.tiles}>
      {children}
    </div>
  );
}
