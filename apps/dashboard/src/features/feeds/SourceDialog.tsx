import { isApiError } from '@karvon/api/errors';
import type { FeedSource, FeedSourceCreate } from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { Checkbox } from '@karvon/ui/Checkbox';
import { RadioGroup } from '@karvon/ui/RadioGroup';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { TextField } from '@karvon/ui/TextField';
import { TimeField } from '@karvon/ui/TimeField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../shared/feedback/AskDialog';
import { useErrorText, useFieldMessage } from '../../shared/feedback/error-text';
import { useAction } from '../../shared/resource/use-action';
import { feedCalls, feedQueries } from './queries';

const longest = { name: 80, url: 500 };
const formats = ['auto', 'cars', 'ads', 'json'] as const;
const schedules = ['hour', 'six_hours', 'day'] as const;

type Values = Required<Omit<FeedSourceCreate, 'avtosalon'>> & { avtosalon: number | null };

const valuesOf = (feed: FeedSource | undefined): Values => ({
  name: feed?.name ?? '',
  url: '',
  avtosalon: feed?.avtosalon ?? null,
  format: feed?.format ?? 'auto',
  schedule: feed?.schedule ?? 'hour',
  at: feed?.at ?? '06:00',
  fresh: feed?.fresh ?? 'draft',
  gone: feed?.gone ?? 'nothing',
  keep_edits: feed?.keep_edits ?? true,
});

interface SourceDialogProps {
  /** The feed to change. Without one the dialog adds a feed. */
  feed?: FeedSource;
  onClose: () => void;
}

export function SourceDialog({ feed, onClose }: SourceDialogProps) {
  const { t } = useTranslation(['feeds', 'common']);
  const errorText = useErrorText();
  const fieldMessage = useFieldMessage();
  const salons = useQuery(feedQueries.salons()).data?.results ?? [];
  const [values, setValues] = useState(() => valuesOf(feed));
  const [error, setError] = useState<unknown>();
  const [isTried, setIsTried] = useState(false);
  const options = { invalidates: feedQueries.sourceLists, leaves: ['validation'] } as const;
  const create = useAction(feedCalls.createSource, { ...options, idOf: () => undefined });
  const update = useAction(feedCalls.updateSource, { ...options, idOf: ({ base }) => base.id });
  const set = (changes: Partial<Values>) => setValues({ ...values, ...changes });
  const [only] = salons;
  const avtosalon = values.avtosalon ?? (salons.length === 1 ? (only?.id ?? null) : null);
  const name = values.name.trim();
  const url = values.url.trim();
  const missing = {
    name: name === '',
    url: feed === undefined && url === '',
    avtosalon: avtosalon === null,
  };

  async function save() {
    setIsTried(true);
    if (missing.name || missing.url || avtosalon === null) return;
    const { url: _typed, ...rest } = values;
    const body = { ...rest, name, avtosalon };
    const outcome =
      feed === undefined
        ? await create.run({ ...body, url })
        : await update.run({ base: feed, changes: { ...body, ...(url !== '' && { url }) } });
    if (outcome.status === 'done') onClose();
    else setError(outcome.error);
  }

  const rejected = isApiError(error) ? error.fieldErrors : [];
  const errorOf = (field: string) =>
    fieldMessage(rejected.find((one) => one.field === field)?.code);
  const errorAt = (field: keyof typeof missing) =>
    isTried && missing[field] ? fieldMessage('required') : errorOf(field);
  return (
    <AskDialog
      title={feed === undefined ? t('add') : t('editTitle', { name: feed.name })}
      onClose={onClose}
      action={{
        label: feed === undefined ? t('common:add') : t('common:save'),
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
          maxLength={longest.name}
          value={values.name}
          errorMessage={errorAt('name')}
          onChange={(text) => set({ name: text })}
        />
        <TextField
          label={t('url')}
          isRequired={feed === undefined}
          inputMode="url"
          maxLength={longest.url}
          placeholder={feed?.address}
          description={feed === undefined ? t('urlHint') : t('urlKept')}
          value={values.url}
          errorMessage={errorAt('url')}
          onChange={(text) => set({ url: text })}
        />
        <Select
          label={t('salon')}
          isRequired
          description={t('salonHint')}
          options={salons.map((salon) => ({ value: salon.id, label: salon.name }))}
          value={avtosalon}
          errorMessage={errorAt('avtosalon')}
          onChange={(id) => set({ avtosalon: id })}
        />
        <Select
          label={t('format')}
          options={formats.map((value) => ({ value, label: t(`formats.${value}`) }))}
          value={values.format}
          onChange={(format) => set({ format })}
        />
        <Select
          label={t('schedule')}
          options={schedules.map((value) => ({ value, label: t(`scheduleName.${value}`) }))}
          value={values.schedule}
          onChange={(schedule) => set({ schedule })}
        />
        {values.schedule === 'day' && (
          <TimeField
            label={t('at')}
            value={values.at}
            errorMessage={errorOf('at')}
            onChange={(at) => set({ at })}
          />
        )}
        <RadioGroup
          label={t('fresh')}
          value={values.fresh}
          options={[
            { value: 'draft', label: t('freshDraft') },
            { value: 'moderation', label: t('freshSend') },
          ]}
          onChange={(fresh) => set({ fresh })}
        />
        <RadioGroup
          label={t('gone')}
          value={values.gone}
          options={[
            { value: 'nothing', label: t('goneNothing') },
            { value: 'deactivate', label: t('goneOff'), description: t('goneOffHint') },
          ]}
          onChange={(gone) => set({ gone })}
        />
        <Checkbox isSelected={values.keep_edits} onChange={(isKept) => set({ keep_edits: isKept })}>
          {t('mine')}
        </Checkbox>
      </Stack>
    </AskDialog>
  );
}
