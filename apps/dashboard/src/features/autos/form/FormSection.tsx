import { Card, type CardProps } from '@karvon/ui/Card';
import { useTranslation } from 'react-i18next';
import type { SectionId } from './auto-fields';

export interface FormSectionProps extends Pick<CardProps, 'children' | 'description' | 'mark'> {
  id: SectionId;
}

export function FormSection({ id, ...rest }: FormSectionProps) {
  const { t } = useTranslation('auto-form');
  return <Card {...rest} size="lg" id={id} title={t(`sections.${id}`)} />;
}
