import { useId, type ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { Text } from '../Text/Text';
import * as css from './FormSection.css';

export interface FormSectionProps {
  /** Anchor: a `SectionNav` scrolls here and gives it the focus. */
  id: string;
  /** A noun; names the region and is its heading of level 2. */
  title: string;
  /** One line below the title. */
  description?: ReactNode;
  /** Beside the title: how many of how many. */
  mark?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** One card of a long form. */
export function FormSection({ id, title, description, mark, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section id={id} tabIndex={-1} aria-labelledby={titleId} className={css.section}>
      <div className={css.head}>
        <div className={css.titleRow}>
          <Heading level={2} size="xl" id={titleId}>
            {title}
          </Heading>
          {mark}
        </div>
        {description !== undefined && (
          <Text as="p" size="sm" tone="muted">
            {description}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}
