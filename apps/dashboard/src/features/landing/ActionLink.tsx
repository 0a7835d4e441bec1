import * as button from '@karvon/ui/css/button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as native from '../../shared/native/native.css';
import * as css from './landing.css';

export interface ActionLinkProps {
  /** A path of ours, or an anchor on this page. */
  to: string;
  kind: 'primary' | 'secondary' | 'light' | 'outline';
  /** @default 'lg' */
  size?: 'md' | 'lg';
  children: ReactNode;
}

const kinds = {
  primary: native.primary,
  secondary: native.secondary,
  light: css.light,
  outline: css.outline,
};

/** A link that looks like a button, without react-aria. */
export function ActionLink({ to, kind, size = 'lg', children }: ActionLinkProps) {
  const variant = kind === 'primary' ? 'primary' : 'secondary';
  const className = `${button.button({ variant, size })} ${native.pressable} ${kinds[kind]}`;
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
