import { useId, type ReactNode } from 'react';
import * as css from './Card.css';

export interface CardProps {
  /** One subject. Cards do not stand in cards. */
  children: ReactNode;
  /** Title of 16 px; the card is then a named region. */
  title?: ReactNode;
  /** One line below the title. */
  description?: ReactNode;
  /** At the right of the title. */
  action?: ReactNode;
  /** Place of the title in the outline. @default 2 */
  level?: 2 | 3 | 4;
  /** `none` for what reaches the edges: pictures, tables. @default 'md' */
  padding?: 'none' | 'md';
  /** It is the chosen one among its like. @default false */
  isSelected?: boolean;
  /** Cuts what reaches over the round corners. @default false */
  isClipped?: boolean;
  /** Anchor of the card, for links to it. */
  id?: string;
}

/** A surface with a hairline and no shadow. What can be pressed as a whole is a link inside it, not the card. */
export function Card({
  children,
  title,
  description,
  action,
  level = 2,
  padding,
  isSelected,
  isClipped,
  id,
}: CardProps) {
  const titleId = useId();
  const Element = title === undefined ? 'div' : 'section';
  const Title = level === 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
  return (
    <Element
      id={id}
      aria-labelledby={title === undefined ? undefined : titleId}
      className={css.card({ padding, isSelected, isClipped })}
    >
      {title !== undefined && (
        <div className={css.header}>
          <div className={css.titles}>
            <Title id={titleId} className={css.title}>
              {title}
            </Title>
            {description !== undefined && <p className={css.description}>{description}</p>}
          </div>
          {action}
        </div>
      )}
      {children}
    </Element>
  );
}
