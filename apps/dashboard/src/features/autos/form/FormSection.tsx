import { Heading } from '@karvon/ui/Heading';
import { Text } from '@karvon/ui/Text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionId } from './auto-fields';
import * as css from './FormSection.css';

export interface FormSectionProps {
  id: SectionId;
  /** One line below the title. */
  hint?: ReactNode;
  /** Beside the title: how many photos. */
  mark?: ReactNode;
  children: ReactNode;
}

/** One card of the form. Links to it scroll here and give it the focus. */
export function FormSection({ id, hint, mark, children }: FormSectionProps) {
  const { t } = useTranslation('auto-form');
  const titleId = `${id}-title`;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={titleId} className={css.section}>
      <div className={css.head}>
        <div className={css.titleRow}>
          <Heading level={2} size="xl" id={titleId}>
            {t(`sections.${id}`)}
          </Heading>
          {mark}
        </div>
        {hint !== undefined && (
          <Text as="p" size="sm" tone="muted">
            {hint}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}
