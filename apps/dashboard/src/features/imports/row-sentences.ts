import type { ImportCellError, ImportChange, ImportRow, ImportWarning } from '@karvon/api/main';
import type { TFunction } from 'i18next';
import { fieldErrorText } from '../../shared/feedback/error-text';
import { formatDay } from '../../shared/format/date';
import { formatMoney } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import type { Language } from '../../shared/i18n/languages';

type Translate = TFunction<['errors', 'imports']>;

/** «XWB…012345 · № C-118». */
export function keyText({ vin, external_id }: Pick<ImportRow, 'vin' | 'external_id'>): string {
  const short = vin && `${vin.slice(0, 3)}…${vin.slice(-6)}`;
  return [short, external_id && `№\u00A0${external_id}`].filter(Boolean).join(' · ');
}

/** The value before or after a change. */
export function valueText(
  { field, currency }: Pick<ImportChange, 'field' | 'currency'>,
  text: string | undefined,
  language: Language,
): string {
  if (text === undefined) return '—';
  if (currency !== undefined) return formatMoney(Number(text), currency, language);
  return field === 'mileage' ? formatNumber(Number(text), language) : text;
}

/** «Не похоже на год» after a value; «VIN …» stays. */
const withinSentence = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? `${text.slice(0, 1).toLowerCase()}${text.slice(1)}` : text;

export function errorText(
  { value, code, params }: ImportCellError,
  { t, language }: { t: Translate; language: Language },
): string {
  const date = typeof params?.date === 'string' && { date: formatDay(params.date, language) };
  const text =
    code === 'not_permitted'
      ? t('imports:otherSalon')
      : fieldErrorText({ field: '', code, ...(params && { params: { ...params, ...date } }) }, t);
  const hint =
    code === 'vin_letters' && params?.vin !== undefined
      ? ` ${t('imports:warn.vinMaybe', { vin: params.vin })}`
      : '';
  return `${value === undefined ? text : `„${value}“ ${withinSentence(text)}`}${hint}`;
}

/** The reason that a row changes nothing. */
export function quietText({ result, auto_id }: ImportRow, t: Translate): string | undefined {
  if (result === 'same') return t('imports:asOnSite');
  if (result === 'choice') return t('imports:toChoose');
  if (result !== 'skipped') return undefined;
  return t(auto_id === undefined ? 'imports:rowSkipped' : 'imports:carKept');
}

/** A row that wrote nothing in the end has no warnings. */
export const warningsOf = ({ warnings, outcome }: ImportRow): readonly ImportWarning[] =>
  outcome === undefined || outcome === 'created' || outcome === 'updated' ? warnings : [];

/** @param isWritten «Ушло на модерацию» in place of «Уйдёт на модерацию» */
export function warningText(
  { code, field, percent }: ImportWarning,
  isWritten: boolean,
  t: Translate,
): string {
  if (code !== 'moderation') return t(`imports:warn.${code}`);
  // A new car is sent whole.
  if (percent === undefined && field === undefined) return t('imports:warn.sent');
  const sign = percent !== undefined && percent > 0 ? '+' : '−';
  const why =
    percent === undefined
      ? field && t(`imports:fields.${field}`)
      : `${sign}${Math.abs(percent)}\u00A0%`;
  return t(isWritten ? 'imports:warn.moderated' : 'imports:warn.moderation', { why });
}

/** «7 полей, 2 фото». */
export const countsText = ({ changes, photos }: ImportRow, t: Translate): string =>
  [
    changes.length > 0 && t('imports:fieldCount', { count: changes.length }),
    photos > 0 && t('imports:photoCount', { count: photos }),
  ]
    .filter(Boolean)
    .join(', ');
