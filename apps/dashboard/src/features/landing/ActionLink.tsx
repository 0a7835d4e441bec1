import * as button from '@karvon/ui/css/button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as native from '../../shared/native/native.css';
import * as css from './cta.css';

export interface ActionLinkProps {
  to: string;
  kind: 'primary' | 'secondary' | 'light';
  size?: 'md' | 'lg';
  children: ReactNode;
}

const kinds = {
  primary: native.primary,
  secondary: native.secondary,
  light: css.light,
};

/** A link styled as a button, without react-aria. */
export function ActionLink({ to, kind, size = 'lg', children }: ActionLinkProps) {
  const variant = kind === 'primary' ? 'primary' : 'secondary';
  const className = `${button.button({ variant, size })} ${native.pressable} ${css.wrapping[size]} ${kinds[kind]}`;
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
