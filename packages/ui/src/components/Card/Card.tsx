import { useId, type ReactNode } from 'react';
import * as css from './Card.css';

export interface CardProps {
  /** One subject. Cards are not in cards. */
  children: ReactNode;
  /** Title of 16 px, 18 at `lg`; the card is then a named region. */
  title?: ReactNode;
  /** One line below the title. */
  description?: ReactNode;
  /** Beside the title: a count, that the section is optional. */
  mark?: ReactNode;
  /** At the right of the title. */
  action?: ReactNode;
  /** Heading level of the title. @default 2 */
  level?: 2 | 3 | 4;
  /** `lg`: a section of a long form, 24 px inside. @default 'md' */
  size?: 'md' | 'lg';
  /** `none` for what reaches the edges: images, tables. @default 'md' */
  padding?: 'none' | 'md';
  /** It is the chosen one among its like. @default false */
  isSelected?: boolean;
  /** Cuts what reaches over the round corners. @default false */
  isClipped?: boolean;
  /** Anchor: a `SectionNav` scrolls here and gives it the focus. */
  id?: string;
}

/** A surface with a hairline and no shadow. What can be pressed as a whole is a link inside it, not the card. */
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
