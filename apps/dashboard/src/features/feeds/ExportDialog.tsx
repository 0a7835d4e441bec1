import { isApiError } from '@karvon/api/errors';
import type { FeedExport, FeedExportFormat } from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { Checkbox } from '@karvon/ui/Checkbox';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { TextField } from '@karvon/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../shared/feedback/AskDialog';
import { useErrorText, useFieldMessage } from '../../shared/feedback/error-text';
import { useAction } from '../../shared/resource/use-action';
import { feedCalls, feedQueries } from './queries';

const longestName = 80;

interface ExportDialogProps {
  /** The feed to change. Without one the dialog creates a feed. */
  feed?: FeedExport;
  onClose: () => void;
}

export function ExportDialog({ feed, onClose }: ExportDialogProps) {
  const { t } = useTranslation(['feeds', 'common']);
  const errorText = useErrorText();
  const fieldMessage = useFieldMessage();
  const salons = useQuery(feedQueries.salons()).data?.results ?? [];
  const [name, setName] = useState(feed?.name ?? '');
  const [format, setFormat] = useState<FeedExportFormat>(feed?.format ?? 'cars');
  const [avtosalons, setAvtosalons] = useState<number[]>(feed?.avtosalons ?? []);
  const [withVin, setWithVin] = useState(feed?.with_vin ?? false);
  const [error, setError] = useState<unknown>();
  const [isTried, setIsTried] = useState(false);
  const options = {
    invalidates: feedQueries.exportLists,
    leaves: ['validation'],
  } as const;
  const create = useAction(feedCalls.createExport, { ...options, idOf: () => undefined });
  const update = useAction(feedCalls.updateExport, { ...options, idOf: ({ base }) => base.id });

  async function save() {
    setIsTried(true);
    if (name.trim() === '') return;
    const body = { name: name.trim(), format, avtosalons, with_vin: withVin };
    const outcome =
      feed === undefined ? await create.run(body) : await update.run({ base: feed, changes: body });
    if (outcome.status === 'done') onClose();
    else setError(outcome.error);
  }

  const rejected = isApiError(error) ? error.fieldErrors : [];
  const errorOf = (field: string) =>
    fieldMessage(rejected.find((one) => one.field === field)?.code);
  return (
    <AskDialog
      title={feed === undefined ? t('addOut') : t('editTitle', { name: feed.name })}
      onClose={onClose}
      action={{
        label: feed === undefined ? t('create') : t('common:save'),
        isPending: create.isPending() || update.isPending(),
        onPress: save,
      }}
    >
      <Stack gap={4}>
        {error !== undefined && rejected.length === 0 && (
          <Banner tone="danger" role="alert" title={errorText(error, 'saving').text} />
        )}
        <TextField
          label={t('name')}
          isRequired
          maxLength={longestName}
          value={name}
          onChange={setName}
          errorMessage={isTried && name.trim() === '' ? fieldMessage('required') : errorOf('name')}
        />
        <SegmentedControl
          label={t('format')}
          value={format}
          options={[
            { value: 'cars', label: 'XML' },
            { value: 'json', label: 'JSON' },
          ]}
          onChange={setFormat}
        />
        <Select
          selectionMode="multiple"
          label={t('salons')}
          placeholder={t('allSalons')}
          description={t('salonsHint')}
          options={salons.map((salon) => ({ value: salon.id, label: salon.name }))}
          value={avtosalons}
          errorMessage={errorOf('avtosalons')}
          onChange={setAvtosalons}
        />
        <Checkbox description={t('withVinHint')} isSelected={withVin} onChange={setWithVin}>
          {t('withVin')}
        </Checkbox>
      </Stack>
    </AskDialog>
  );
}
