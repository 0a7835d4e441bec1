import { isApiError } from '@karvon/api/errors';
import type {
  Auto,
  TelegramChannel,
  TelegramPostItem,
  TelegramPostLanguage,
} from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { Button } from '@karvon/ui/Button';
import { CheckboxGroup } from '@karvon/ui/CheckboxGroup';
import { Dialog } from '@karvon/ui/Dialog';
import { EmptyState } from '@karvon/ui/EmptyState';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Select } from '@karvon/ui/Select';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useFieldMessage } from '../../shared/feedback/error-text';
import { paths } from '../../shared/paths';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { useMember } from '../../shared/session/member';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { templateProblem } from './channel-definition';
import { PostPreview } from './PostPreview';
import { channelQueries, connectedOf } from './queries';
import { ChannelSelect, type SendProps } from './ChannelSelect';
import { SendMany } from './SendMany';
import { useSend } from './use-send';
import { TemplateField } from './TemplateField';

/** Contract. */
const mostPhotos = 10;

/** Sends cars to a channel. @param value their ids from the URL: `5012,5013`; other texts let the user choose */
export function SendDialog({ value, onClose }: { value: string; onClose: () => void }) {
  const { t } = useTranslation(['channel', 'common']);
  const channels = useQuery(channelQueries.list());
  const ids = value.split(',').flatMap((id) => (/^[1-9]\d{0,14}$/.test(id) ? [Number(id)] : []));
  const connected = connectedOf(channels.data);
  if (channels.data !== undefined && connected.length === 0)
    return (
      <Dialog isOpen title={t('sendShort')} closeLabel={t('common:close')} onOpenChange={onClose}>
        <EmptyState
          icon={Send}
          title={t('noChannel')}
          action={
            <Button variant="primary" href={paths.channel.root}>
              {t('connect')}
            </Button>
          }
        />
      </Dialog>
    );
  if (connected.length === 0) return null;
  if (ids.length > 1) return <SendMany ids={ids} channels={connected} onClose={onClose} />;
  return <SendOne first={ids[0]} channels={connected} onClose={onClose} />;
}

function SendOne({ first, channels, onClose }: SendProps & { first: number | undefined }) {
  const { t } = useTranslation(['channel', 'common']);
  const [id, setId] = useState(first);
  const [channelId, setChannelId] = useState(channels[0]?.id ?? 0);
  const cars = useQuery(channelQueries.cars(first === undefined));
  const channel = channels.find((one) => one.id === channelId) ?? channels[0];
  return (
    <Dialog
      isOpen
      placement="end"
      title={t('sendShort')}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
    >
      <Stack gap={4}>
        <ChannelSelect channels={channels} value={channelId} onChange={setChannelId} />
        {first === undefined && (
          <Select
            label={t('col.car')}
            options={(cars.data?.results ?? []).map((car) => ({
              value: car.id,
              label: [`${car.brand.name} ${car.car_model.name}`, car.year]
                .filter(Boolean)
                .join(', '),
            }))}
            value={id ?? null}
            onChange={setId}
          />
        )}
        {id !== undefined && channel !== undefined && (
          <CarToSend key={`${id} ${channel.id}`} id={id} channel={channel} onClose={onClose} />
        )}
      </Stack>
    </Dialog>
  );
}

function CarToSend({
  id,
  channel,
  onClose,
}: {
  id: number;
  channel: TelegramChannel;
  onClose: () => void;
}) {
  const query = useQuery(channelQueries.car(id));
  return (
    <QueryBoundary query={query} skeleton={<Skeleton height="320px" />} level={3}>
      {(auto) => <SendForm auto={auto} channel={channel} onClose={onClose} />}
    </QueryBoundary>
  );
}

function SendForm({
  auto,
  channel,
  onClose,
}: {
  auto: Auto;
  channel: TelegramChannel;
  onClose: () => void;
}) {
  const { t } = useTranslation('channel');
  const errorText = useErrorText();
  const fieldMessage = useFieldMessage();
  const { reason: why } = useMember().may('telegram.post');
  const { settings } = channel;
  const [language, setLanguage] = useState<TelegramPostLanguage>(settings.language);
  const [text, setText] = useState(settings.text);
  const [photos, setPhotos] = useState(() =>
    auto.photos.slice(0, settings.photos).map((photo) => photo.id),
  );
  const [error, setError] = useState<string>();
  const posts = useQuery(channelQueries.postsOf(auto.id));
  const send = useSend(onClose);
  const current = posts.data?.results.find(
    ({ channel: { id }, status }) =>
      id === channel.id && ['queued', 'sending', 'posted', 'updating', 'unknown'].includes(status),
  );
  const shown = useDeferredValue(text);
  const isValid = Object.values(text).every((each) => templateProblem(each) === undefined);
  const item: TelegramPostItem = {
    auto_id: auto.id,
    language,
    text,
    ...(photos.length > 0 && { photos }),
  };
  const reason = auto.status === 'active' ? why : t('code.auto_not_active');
  const run = async (again: boolean) => {
    setError(undefined);
    const outcome = await send.run({ channel_id: channel.id, items: [item], again });
    if (outcome.status === 'failed') {
      const code = isApiError(outcome.error) ? outcome.error.fieldErrors[0]?.code : undefined;
      setError(fieldMessage(code) ?? errorText(outcome.error).text);
      return;
    }
    const code = outcome.result.results[0]?.code;
    if (code !== undefined) setError(t(`code.${code}`));
  };
  return (
    <Stack gap={4}>
      {current !== undefined && <Banner>{t('already')}</Banner>}
      <SegmentedControl
        label={t('language')}
        value={language}
        options={(['ru', 'uz', 'both'] as const).map((value) => ({
          value,
          label: t(`languageName.${value}`),
        }))}
        onChange={setLanguage}
      />
      {auto.photos.length > 1 && (
        <CheckboxGroup
          label={t('photosOfPost')}
          layout="line"
          description={t('chosen', { n: photos.length, count: auto.photos.length })}
          options={auto.photos.map((photo, at) => ({
            value: photo.id,
            label: t('photo', { n: at + 1 }),
            isDisabled: photos.length >= mostPhotos && !photos.includes(photo.id),
          }))}
          value={photos}
          onChange={setPhotos}
        />
      )}
      {(['ru', 'uz'] as const)
        .filter((each) => language === 'both' || language === each)
        .map((each) => (
          <TemplateField
            key={each}
            label={t(`text.${each}`)}
            usual={settings.text[each]}
            value={text[each]}
            maxLength={4000}
            errorMessage={fieldMessage(templateProblem(text[each])) ?? null}
            onChange={(value) => setText({ ...text, [each]: value })}
          />
        ))}
      <Text as="p" weight="medium">
        {t('preview')}
      </Text>
      <PostPreview
        channelId={channel.id}
        request={{
          auto_id: auto.id,
          language,
          ...(photos.length > 0 && { photos }),
          ...(isValid && { text: shown }),
        }}
      />
      {error !== undefined && (
        <Banner tone="danger" role="alert">
          {error}
        </Banner>
      )}
      <ReasonedButton
        isFullWidth
        variant="primary"
        icon={Send}
        reason={reason}
        isDisabled={!isValid}
        isPending={send.isPending()}
        onPress={() => void run(current !== undefined)}
      >
        {current === undefined ? t('send') : t('repost')}
      </ReasonedButton>
    </Stack>
  );
}
