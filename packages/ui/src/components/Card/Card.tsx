import { useId, type ReactNode } from 'react';
import * as css from './Card.css';

export interface CardProps {
  /** One subject. Do not nest cards. */
  children: ReactNode;
  /** Title of 16 px, 18 px at `lg`. It makes the card a named region. */
  title?: ReactNode;
  /** One line below the title. */
  description?: ReactNode;
  /** Next to the title: a count, or that the section is optional. */
  mark?: ReactNode;
  /** To the right of the title. */
  action?: ReactNode;
  /** Heading level of the title. @default 2 */
  level?: 2 | 3 | 4;
  /** `lg`: a section of a long form, with 24 px of padding. @default 'md' */
  size?: 'md' | 'lg';
  /** `none` for content that reaches the edges: images, tables. @default 'md' */
  padding?: 'none' | 'md';
  /** True for the selected card. @default false */
  isSelected?: boolean;
  /** Clips content at the rounded corners. @default false */
  isClipped?: boolean;
  /** Anchor: a `SectionNav` scrolls to it and focuses it. */
  id?: string;
}

/** A surface with a border and no shadow. To make it clickable, put a link in it. */
export function Card({
  children,
  title,
  description,
  mark,
  action,
  level = 2,
  size,
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
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={title === undefined ? undefined : titleId}
      className={css.card({ padding: padding ?? size, isSelected, isClipped })}
    >
      {title !== undefined && (
        <div className={css.header({ size })}>
          <div className={css.titles}>
            <div className={css.titleRow}>
              <Title id={titleId} className={css.title({ size })}>
                {title}
              </Title>
              {mark}
            </div>
            {description !== undefined && <p className={css.description}>{description}</p>}
          </div>
          {action}
        </div>
      )}
      {children}
    </Element>
  );
}
