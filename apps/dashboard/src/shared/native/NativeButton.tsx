import * as css from '@karvon/ui/css/button';
import { icon as iconSize } from '@karvon/ui/internal/icon-size';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as native from './native.css';

export interface NativeButtonProps {
  children: ReactNode;
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary';
  /** @default 'button' */
  type?: 'button' | 'submit';
  icon?: LucideIcon;
  /** A spinner is in the icon's place, presses are ignored. @default false */
  isPending?: boolean;
  /** Stays reachable, is announced as disabled, and its presses are ignored. @default false */
  isDisabled?: boolean;
  onPress?: () => void;
}

/**
 * A native button with the looks of the design system's, as wide as its column. For the pages before signing in: react-aria would take
 * them over their weight.
 */
export function NativeButton({
  children,
  variant = 'secondary',
  type = 'button',
  icon: Icon,
  isPending = false,
  isDisabled = false,
  onPress,
}: NativeButtonProps) {
  const isHeld = isPending || isDisabled;
  const spinnerSpace = isPending && !Icon ? css.spaceForSpinner({ size: 'lg' }) : '';
  return (
    <button
      type={type}
      aria-busy={isPending || undefined}
      aria-disabled={isHeld || undefined}
      data-pending={isPending || undefined}
      className={`${css.button({ variant, size: 'lg', isFullWidth: true })} ${css.states} ${native.pressable} ${variant === 'primary' ? native.primary : native.secondary} ${spinnerSpace}`}
      onClick={(event) => {
        if (isHeld) event.preventDefault();
        else onPress?.();
      }}
    >
      {isPending ? (
        <span
          aria-hidden
          className={`${css.spinner} ${Icon ? '' : css.spinnerSize({ size: 'none' })}`}
        />
      ) : (
        Icon && <Icon {...iconSize.md} />
      )}
      <span className={css.label}>{children}</span>
    </button>
  );
}
