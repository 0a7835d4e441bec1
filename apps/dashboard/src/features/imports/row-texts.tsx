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
import { useLanguage } from '../../shared/i18n/use-language';
import { usePanelLinks } from '../../shared/resource/use-url-panel';
import {
  countsText,
  errorText,
  keyText,
  quietText,
  valueText,
  warningsOf,
  warningText,
} from './row-sentences';

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

export function ErrorLine({ error }: { error: ImportCellError }) {
  const { t } = useTranslation(['errors', 'imports']);
  const language = useLanguage();
  return (
    <Text tone="danger">
      {error.cell !== undefined && <Badge tone="danger">{error.cell}</Badge>}{' '}
      {errorText(error, { t, language })}
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

export function WarningText({ warning, row }: { warning: ImportWarning; row: ImportRow }) {
  const { t } = useTranslation(['errors', 'imports']);
  return <Text tone="warn">{warningText(warning, row.outcome !== undefined, t)}</Text>;
}

/** Everything about a row in one line: errors, or what it changes with warnings. */
function RowDetail({ row }: { row: ImportRow }) {
  const { t } = useTranslation(['errors', 'imports']);
  const { result, changes, errors, photos, failed_photos } = row;
  if (errors.length > 0)
    return (
      <Stack gap={0.5}>
        {errors.map((error) => (
          <ErrorLine key={`${error.cell ?? ''}${error.code}`} error={error} />
        ))}
      </Stack>
    );
  const quiet = quietText(row, t);
  if (quiet !== undefined) return <Text tone="muted">{quiet}</Text>;
  return (
    <Text tone={row.excluded ? 'muted' : 'default'}>
      {row.excluded && `${t('imports:unticked')} · `}
      {result === 'new' && countsText(row, t)}
      {result === 'changed' &&
        changes.map((change, index) => (
          <span key={change.field}>
            {index > 0 && ' · '}
            <Text weight="medium">{t(`imports:fields.${change.field}`)}</Text>{' '}
            <ChangeText change={change} />
          </span>
        ))}
      {result === 'changed' &&
        photos > 0 &&
        `${changes.length > 0 ? ' · ' : ''}${t('imports:photoCount', { count: photos })}`}
      {failed_photos.length > 0 && (
        <Text tone="danger">{` · ${t('imports:photosFailed', { n: failed_photos.length })}`}</Text>
      )}
      {warningsOf(row).map((warning) => (
        <span key={warning.code}>
          {' · '}
          <WarningText warning={warning} row={row} />
        </span>
      ))}
    </Text>
  );
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
