import type { Language } from '../../../platform/values/language';
import type { Row } from '../../../platform/db/tables';

/** Title of the first banner in that language, or else in the other. */
export const titleOf = (
  { title_ru, title_uz }: Pick<Row<'campaigns'>, 'title_ru' | 'title_uz'>,
  language: Language,
): string => (language === 'ru' ? (title_ru ?? title_uz) : (title_uz ?? title_ru)) ?? '';
