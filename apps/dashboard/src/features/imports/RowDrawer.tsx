import type { ImportRow } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';
import { Button } from '@karvon/ui/Button';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { Dialog } from '@karvon/ui/Dialog';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { keyText, quietText, warningsOf } from './row-sentences';
import { ChangeText, ErrorLine, FailedPhotoLine, ResultBadge, WarningText } from './row-texts';

/** Everything about a row: each field that it writes, errors and warnings. */
export function RowDrawer({ row, onClose }: { row: ImportRow; onClose: () => void }) {
  const { t } = useTranslation(['imports', 'common']);
  const { t: sentence } = useTranslation(['errors', 'imports']);
  const quiet = quietText(row, sentence);
  const { errors, changes, photos, failed_photos } = row;
  return (
    <Dialog
      isOpen
      placement="end"
      title={row.title ?? t('noName')}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
    >
      <Stack>
        <Inline gap={3} isWrapping={false}>
          <Thumbnail size="lg" src={row.photo?.thumbnail} />
          <Stack gap={1} align="flex-start">
            <Text size="sm" tone="muted">
              {[t('rowNumber', { row: row.row }), keyText(row)].filter(Boolean).join(' · ')}
            </Text>
            <ResultBadge row={row} />
          </Stack>
        </Inline>
        {errors.map((error) => (
          <ErrorLine key={`${error.cell ?? ''}${error.code}`} error={error} />
        ))}
        {quiet !== undefined && errors.length === 0 && <Text tone="muted">{quiet}</Text>}
        {warningsOf(row).map((warning) => (
          <WarningText key={warning.code} warning={warning} row={row} />
        ))}
        <DefinitionList
          items={[
            ...changes.map((change) => ({
              term: t(`fields.${change.field}`),
              detail: <ChangeText change={change} />,
            })),
            { term: t('fields.photos'), detail: photos > 0 && t('photoCount', { count: photos }) },
          ]}
        />
        {failed_photos.length > 0 && (
          <Stack gap={2}>
            <Text weight="medium">{t('photosFailed', { n: failed_photos.length })}</Text>
            {failed_photos.map((photo) => (
              <FailedPhotoLine key={photo.url} photo={photo} />
            ))}
          </Stack>
        )}
        {row.auto_id !== undefined && (
          <Box>
            <Button href={paths.autos.view(row.auto_id)}>{t('openCar')}</Button>
          </Box>
        )}
      </Stack>
    </Dialog>
  );
}
