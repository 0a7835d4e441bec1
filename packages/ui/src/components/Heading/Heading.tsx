import type { ReactNode } from 'react';
import * as css from './Heading.css';

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const usualSize = { 1: '2xl', 2: 'xl', 3: 'lg', 4: 'md' } as const;

export interface HeadingProps {
  /** A few words; they wrap. */
  children: ReactNode;
  /** Heading level, independent of the size. */
  level: 1 | 2 | 3 | 4;
  /** 14, 16 (card), 18 (section), 22 (page) or 28 px (sign-in). @default by level: 2xl, xl, lg, md */
  size?: 'md' | 'lg' | 'xl' | '2xl' | '3xl';
  /** Target of `aria-labelledby`. */
  id?: string;
}

/** A title. For the title of a screen use `Page`. */
export function Heading(props: HeadingProps) {
  const { children, level, size = usualSize[level], id } = props;
  const Element = elements[level];
  return (
    <Element id={id} className={css.heading({ size })}>
      {children}
    </Element>
  );
}
