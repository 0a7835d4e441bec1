import * as css from '@karvon/ui/css/button';
import { icon as iconSize } from '@karvon/ui/internal/icon-size';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as native from './native.css';

export interface NativeButtonProps {
  children: ReactNode;
  variant?: 'primary' | 'secondary';
  type?: 'button' | 'submit';
  icon?: LucideIcon;
  /** Shows a spinner in the icon's place and ignores presses. @default false */
  isPending?: boolean;
  /** Announces the button as disabled and ignores presses; it stays focusable. @default false */
  isDisabled?: boolean;
  onPress?: () => void;
}

/** A native button as wide as its column. Pages before sign-in cannot afford react-aria's size. */
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
