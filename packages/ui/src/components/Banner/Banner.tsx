import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { icon } from '../../private/icon-size';
import * as css from './Banner.css';

// Separate files: a banner without them loads no button.
export { BannerAction, type BannerActionProps } from './BannerAction';
export { BannerClose, type BannerCloseProps } from './BannerClose';

const signs = { info: Info, success: CircleCheck, warn: TriangleAlert, danger: CircleAlert };

export interface BannerProps {
  /** Sets the colours and the icon. @default 'info' */
  tone?: 'info' | 'success' | 'warn' | 'danger';
  /** `sm` is for a message between the fields of a small form: smaller, without an icon, its text in the tone. @default 'md' */
  size?: 'sm' | 'md';
  /** The main point, in heavier type. */
  title?: ReactNode;
  /** One or two sentences; they can contain a `Link`. */
  children?: ReactNode;
  /** One `BannerAction`. */
  action?: ReactNode;
  /** A `BannerClose`. Leave it out where the user cannot continue. */
  close?: ReactNode;
  /**
   * Announced when it appears (`alert` immediately, `status` after the current speech). Leave it out for a banner that is there
   * from the start, and where only a part should be announced: set it on that part.
   * @default none
   */
  role?: 'alert' | 'status';
}

/** A message above the content or between fields, in a tone, with one action. */
export function Banner({
  tone = 'info',
  size = 'md',
  title,
  children,
  action,
  close,
  role,
}: BannerProps) {
  const Sign = signs[tone];
  return (
    <div className={css.banner({ tone, size })} role={role}>
      {size === 'md' && <Sign className={css.sign} {...icon.md} />}
      <div className={css.row}>
        <span className={css.text}>
          {title ? <b className={css.title}>{title}</b> : null}
          {title && children ? ' ' : null}
          {children}
        </span>
        {action}
      </div>
      {close ? <span className={css.close}>{close}</span> : null}
    </div>
  );
}
