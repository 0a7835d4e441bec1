import * as button from '@karvon/ui/css/button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as native from '../../shared/native/native.css';
import * as css from './landing.css';

export interface ActionLinkProps {
  /** A path of ours, or an anchor on this page. */
  to: string;
  look: 'primary' | 'secondary' | 'light' | 'outline';
  /** @default 'lg' */
  size?: 'md' | 'lg';
  children: ReactNode;
}

const looks = {
  primary: native.primary,
  secondary: native.secondary,
  light: css.light,
  outline: css.outline,
};

/** A link that looks like a button, without react-aria. */
export function ActionLink({ to, look, size = 'lg', children }: ActionLinkProps) {
  const variant = look === 'primary' ? 'primary' : 'secondary';
  const className = `${button.button({ variant, size })} ${native.pressable} ${looks[look]}`;
  return to.startsWith('#') ? (
    <a href={to} className={className}>
      {children}
    </a>
  ) : (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
