import type {
  ImportCellError,
  ImportChange,
  ImportFailedPhoto,
  ImportRow,
  ImportWarning,
} from '@karvon/api/main';
import { Badge } from '@karvon/ui/Badge';
import { Grid } from '@karvon/ui/Grid';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { Check, CircleHelp, CircleX, Minus, Pencil, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fieldErrorText } from '../../shared/feedback/error-text';
import { formatDay } from '../../shared/format/date';
import { formatMoney } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { usePanelLinks } from '../../shared/resource/use-url-panel';
import type { Language } from '../../shared/i18n/languages';

const badges = {
  new: { tone: 'success', icon: Plus },
  changed: { tone: 'info', icon: Pencil },
  same: { tone: 'neutral', icon: Check },
  choice: { tone: 'warn', icon: CircleHelp },
  failed: { tone: 'danger', icon: CircleX },
  skipped: { tone: 'neutral', icon: Minus },
} as const;

const badgeOf = {
  created: 'new',
  updated: 'changed',
  skipped: 'skipped',
  undone: 'same',
  left: 'choice',
} as const;

export function ResultBadge({ row: { result, outcome } }: { row: ImportRow }) {
  const { t } = useTranslation('imports');
  if (outcome === undefined) return <Badge {...badges[result]}>{t(`will.${result}`)}</Badge>;
  return <Badge {...badges[badgeOf[outcome]]}>{t(`did.${outcome}`)}</Badge>;
}

const isNumber = (field: ImportChange['field']) => field === 'mileage';

function valueText(change: ImportChange, text: string | undefined, language: Language) {
  if (text === undefined) return '—';
  if (change.currency !== undefined) return formatMoney(Number(text), change.currency, language);
  return isNumber(change.field) ? formatNumber(Number(text), language) : text;
}

/** «~~168 000 000~~ → 165 500 000». */
export function ChangeText({ change }: { change: ImportChange }) {
  const language = useLanguage();
  const { before, after } = change;
  return (
    <>
      {before !== undefined && (
        <>
          <Text tone="muted">
            <s>{valueText(change, before, language)}</s>
          </Text>
          {' → '}
        </>
      )}
      {valueText(change, after, language)}
    </>
  );
}

/** «Не похоже на год» after a value; «VIN …» stays. */
const withinSentence = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? `${text.slice(0, 1).toLowerCase()}${text.slice(1)}` : text;

export function ErrorLine({ error: { cell, value, code, params } }: { error: ImportCellError }) {
  const { t } = useTranslation(['errors', 'imports']);
  const language = useLanguage();
  const date = typeof params?.date === 'string' && { date: formatDay(params.date, language) };
  const text =
    code === 'not_permitted'
      ? t('imports:otherSalon')
      : fieldErrorText({ field: '', code, ...(params && { params: { ...params, ...date } }) }, t);
  return (
    <Text tone="danger">
      {cell !== undefined && <Badge tone="danger">{cell}</Badge>}{' '}
      {value === undefined ? text : `„${value}“ ${withinSentence(text)}`}
      {code === 'vin_letters' &&
        params?.vin !== undefined &&
        ` ${t('imports:warn.vinMaybe', { vin: params.vin })}`}
    </Text>
  );
}

/** Address of a photo, and why it was not fetched. */
export function FailedPhotoLine({ photo: { url, code } }: { photo: ImportFailedPhoto }) {
  const { t } = useTranslation('errors');
  return (
    <Stack gap={0.5}>
      <Link href={url} target="_blank">
        {url}
      </Link>
      <Text size="sm" tone="danger">
        {fieldErrorText({ field: '', code }, t)}
      </Text>
    </Stack>
  );
}

export function WarningText({ warning: { code, field, percent } }: { warning: ImportWarning }) {
  const { t } = useTranslation('imports');
  if (code !== 'moderation') return <Text tone="warn">{t(`warn.${code}`)}</Text>;
  const sign = percent !== undefined && percent > 0 ? '+' : '−';
  // A new car is sent whole.
  if (percent === undefined && field === undefined)
    return <Text tone="warn">{t('warn.sent')}</Text>;
  const why =
    percent === undefined ? field && t(`fields.${field}`) : `${sign}${Math.abs(percent)}\u00A0%`;
  return <Text tone="warn">{t('warn.moderation', { why })}</Text>;
}

/** Everything about a row in one line: changes, or how many fields, then warnings or errors. */
function RowDetail({ row }: { row: ImportRow }) {
  const { t } = useTranslation('imports');
  const { result, changes, errors, warnings, photos, failed_photos } = row;
  if (errors.length > 0)
    return (
      <Stack gap={0.5}>
        {errors.map((error) => (
          <ErrorLine key={`${error.cell ?? ''}${error.code}`} error={error} />
        ))}
      </Stack>
    );
  const counts = [
    t('fieldCount', { count: changes.length }),
    photos > 0 && t('photoCount', { count: photos }),
  ].filter(Boolean);
  return (
    <Text tone={row.excluded ? 'muted' : 'default'}>
      {result === 'same' && t('asOnSite')}
      {result === 'choice' && t('chooseAbove')}
      {result === 'new' && counts.join(', ')}
      {result === 'changed' &&
        changes.map((change, index) => (
          <span key={change.field}>
            {index > 0 && ' · '}
            <Text weight="medium">{t(`fields.${change.field}`)}</Text>{' '}
            <ChangeText change={change} />
          </span>
        ))}
      {result === 'changed' && photos > 0 && ` · ${t('photoCount', { count: photos })}`}
      {failed_photos.length > 0 && (
        <Text tone="danger">{` · ${t('photosFailed', { n: failed_photos.length })}`}</Text>
      )}
      {warnings.map((warning) => (
        <span key={warning.code}>
          {' · '}
          <WarningText warning={warning} />
        </span>
      ))}
    </Text>
  );
}

/** «XWB…012345 · № C-118». */
export function keyText({ vin, external_id }: ImportRow): string {
  const short = vin && `${vin.slice(0, 3)}…${vin.slice(-6)}`;
  return [short, external_id && `№\u00A0${external_id}`].filter(Boolean).join(' · ');
}

function RowCar({ row }: { row: ImportRow }) {
  const { t } = useTranslation('imports');
  const panel = usePanelLinks('row');
  return (
    <Inline gap={2.5} isWrapping={false}>
      <Thumbnail size="sm" src={row.photo?.thumbnail} isFaded={row.excluded} />
      <Grid columns={1} gap={0.5}>
        <Link variant="quiet" isStretched href={panel.href(row.row)}>
          {row.title ?? t('noName')}
        </Link>
        <Text size="sm" tone="muted" weight="regular">
          {keyText(row)}
        </Text>
      </Grid>
    </Inline>
  );
}

/** Cells of a row in a table. */
export const rowCells = {
  car: (row: ImportRow) => <RowCar row={row} />,
  will: (row: ImportRow) => <ResultBadge row={row} />,
  detail: (row: ImportRow) => <RowDetail row={row} />,
} as const;
