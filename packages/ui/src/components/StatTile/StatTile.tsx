import { Minus, TrendingDown, TrendingUp, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useIsPhone } from '../../private/is-phone';
import { useSettle, type Outcome } from '../../private/outcome';
import { Icon, type IconProps } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './StatTile.css';

/** A change of a value. */
export interface StatChange {
  /** Direction of the arrow. */
  direction: 'up' | 'down' | 'same';
  /** The amount: «20 %». */
  text: string;
  /** For screen readers, where `text` is only the amount and the arrow says the rest: «на 20 % больше». */
  label?: string;
  /** The period of the comparison: «к прошлым 30 дням». */
  note?: string;
  /** Green or red. @default up is good, down is bad */
  isGood?: boolean;
}

export interface StatTileProps {
  /** Name of the counted items: «Просмотры». */
  label: string;
  /** The value as shown: «26 950». */
  value: ReactNode;
  /** After the value, small: «сум». */
  unit?: string;
  /** Its own row on a phone: for long amounts. @default false */
  hasOwnRow?: boolean;
  /** Low, and narrow from a tablet on: four fit in a side column. @default false */
  isCompact?: boolean;
  /** Before the label, decorative. */
  icon?: LucideIcon;
  /** Puts the icon on a soft background next to the value, which is above the label then: tiles that only lead somewhere. @default none */
  iconTone?: IconProps['tone'];
  /** The change of the value. Leave it out if there is nothing to compare with. */
  change?: StatChange | null;
  /** Address of the target page. */
  href?: string | undefined;
  /** Called when it is clicked: it controls a chart. */
  onPress?: () => Outcome;
  /** True while the tile controls the chart. @default false */
  isPressed?: boolean;
  /** Below the change: a small chart. */
  children?: ReactNode;
}

/** A value with its name and its change. Use it in `StatTiles`. */
export function StatTile({
  label,
  value,
  unit,
  hasOwnRow = false,
  isCompact = false,
  icon,
  iconTone,
  change,
  href,
  onPress,
  isPressed,
  children,
}: StatTileProps) {
  const settle = useSettle();
  const isPhone = useIsPhone();
  const isMarked = icon !== undefined && iconTone !== undefined;
  const inside = (
    <>
      {isMarked && (
        <span className={css.mark}>
          <Icon icon={icon} tone={iconTone} size={isPhone ? 14 : 18} />
        </span>
      )}
      <span className={css.label}>
        {icon && !isMarked && <Icon icon={icon} />}
        <span className={css.text}>{label}</span>
      </span>
      <span className={css.value} style={sizeOf(value)}>
        {value}
        {unit !== undefined && ' '}
        {unit !== undefined && <span className={css.unit}>{unit}</span>}
      </span>
      {change && <Change {...change} />}
      {children}
    </>
  );
  const tile = css.tile({ hasOwnRow, isMarked, isCompact });
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

/** Characters that fit at the usual size, and the width of one as a share of its size. */
const usualLength = 9;
const advance = 0.61;

/** A number of more digits is set smaller where its tile is narrow, so that it is not broken. */
function sizeOf(value: ReactNode) {
  if (typeof value !== 'string' || value.length <= usualLength) return undefined;
  const share = (100 / (advance * value.length)).toFixed(1);
  return { fontSize: `clamp(0.9375rem, ${share}cqi, 1.625rem)` };
}

const arrows = { up: TrendingUp, down: TrendingDown, same: Minus };

function Change({ direction, text, label, note, isGood = direction === 'up' }: StatChange) {
  const tone = direction === 'same' ? 'same' : isGood ? 'good' : 'bad';
  return (
    <span className={css.change}>
      <span className={css.amounts[tone]}>
        <Icon icon={arrows[direction]} size={14} />
        {label === undefined ? text : <span aria-hidden>{text}</span>}
        {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      </span>
      {note}
    </span>
  );
}

export interface StatTilesProps {
  /** `StatTile`s. */
  children: ReactNode;
  /** Below the tiles, in the same card: the sum that they are checked by. @default none */
  footer?: ReactNode;
  /** Name of the group for screen readers: «Показатели за 30 дней». */
  'aria-label': string;
}

/** Tiles in one card, separated by lines. */
export function StatTiles({ children, footer, 'aria-label': label }: StatTilesProps) {
  return (
    <div role="group" aria-label={label} className={css.tiles}>
      {children}
      {footer != null && <div className={css.footer}>{footer}</div>}
    </div>
  );
}
