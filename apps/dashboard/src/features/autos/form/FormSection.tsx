import {
  FormSection as Section,
  type FormSectionProps as SectionProps,
} from '@karvon/ui/FormSection';
import { useTranslation } from 'react-i18next';
import type { SectionId } from './auto-fields';

export interface FormSectionProps extends Omit<SectionProps, 'id' | 'title'> {
  id: SectionId;
}

/** One card of the form, titled as the navigation beside it says. */
export function FormSection({ id, ...rest }: FormSectionProps) {
  const { t } = useTranslation('auto-form');
  return <Section {...rest} id={id} title={t(`sections.${id}`)} />;
}
