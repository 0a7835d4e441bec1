import { isApiError } from '@karvon/api/errors';
import type {
  Auto,
  AutoTelegramActionKind,
  TelegramChannel,
  TelegramPost,
  TelegramPostItem,
  TelegramPostLanguage,
} from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { Button } from '@karvon/ui/Button';
import { Checkbox } from '@karvon/ui/Checkbox';
import { Dialog } from '@karvon/ui/Dialog';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Inline } from '@karvon/ui/Inline';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Select } from '@karvon/ui/Select';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw, RotateCw, Send } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useFieldMessage } from '../../shared/feedback/error-text';
import { formatDayTime } from '../../shared/format/relative-time';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { useMember } from '../../shared/session/member';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { templateProblem } from './channel-definition';
import { useActOnPost } from './PostActions';
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
    <QueryBoundary query={query} skeleton={skeleton} level={3}>
      {(auto) => {
        const post = auto.telegram_posts.find(({ channel_id }) => channel_id === channel.id);
        const props = { auto, channel, onClose };
        return post === undefined ? (
          <SendForm {...props} />
        ) : (
          <PostToChange key={post.id} id={post.id} {...props} />
        );
      }}
    </QueryBoundary>
  );
}

const skeleton = <Skeleton height="320px" />;

interface FormProps {
  auto: Auto;
  channel: TelegramChannel;
  onClose: () => void;
}

function PostToChange({ id, ...props }: FormProps & { id: number }) {
  const query = useQuery(channelQueries.post(id));
  return (
    <QueryBoundary query={query} skeleton={skeleton} level={3}>
      {(post) => <SendForm {...props} post={post} />}
    </QueryBoundary>
  );
}

function SendForm({ auto, channel, post, onClose }: FormProps & { post?: TelegramPost }) {
  const { t } = useTranslation('channel');
  const errorText = useErrorText();
  const fieldMessage = useFieldMessage();
  const { reason: why } = useMember().may('telegram.post');
  const { settings } = channel;
  const [language, setLanguage] = useState<TelegramPostLanguage>(
    post?.language ?? settings.language,
  );
  const [text, setText] = useState(post?.text ?? settings.text);
  const [photos, setPhotos] = useState(() =>
    auto.photos.slice(0, settings.photos).map((photo) => photo.id),
  );
  const [error, setError] = useState<string>();
  const send = useSend(onClose);
  const act = useActOnPost();
  const shown = useDeferredValue(text);
  const isValid = Object.values(text).every((each) => templateProblem(each) === undefined);
  const actions = auto.allowed_telegram.filter(({ channel_id }) => channel_id === channel.id);
  const isChange = actions.some(({ action }) => action === 'refresh');
  const show = (failure: unknown) => {
    const code = isApiError(failure) ? failure.fieldErrors[0]?.code : undefined;
    setError(fieldMessage(code) ?? errorText(failure).text);
  };
  const refresh = async (id: number) => {
    const outcome = await act.run({ id, action: 'refresh', language, text });
    if (outcome.status === 'failed') show(outcome.error);
    else onClose();
  };
  const add = async (again: boolean) => {
    const item: TelegramPostItem = {
      auto_id: auto.id,
      language,
      text,
      ...(photos.length > 0 && { photos }),
    };
    const outcome = await send.run({ channel_id: channel.id, items: [item], again });
    if (outcome.status === 'failed') return show(outcome.error);
    const code = outcome.result.results[0]?.code;
    if (code !== undefined) setError(t(`code.${code}`));
  };
  const run = (action: AutoTelegramActionKind) => {
    setError(undefined);
    if (action === 'refresh' && post !== undefined) return refresh(post.id);
    return add(action === 'repost');
  };
  return (
    <Stack gap={4}>
      {post !== undefined && <PostBanner post={post} />}
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
        <PhotoChoice
          photos={auto.photos}
          value={photos}
          hint={isChange ? t('photosOnRepost') : undefined}
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
      <Stack gap={2}>
        {actions.map(({ action, code }, at) => (
          <ReasonedButton
            key={action}
            isFullWidth
            variant={at === 0 ? 'primary' : 'secondary'}
            icon={icons[action]}
            reason={why ?? (code && t(`code.${code}`))}
            isDisabled={!isValid}
            isPending={action === 'refresh' ? act.isPending() : send.isPending()}
            onPress={() => void run(action)}
          >
            {t(`carAction.${action}`)}
          </ReasonedButton>
        ))}
      </Stack>
    </Stack>
  );
}

const icons = { send: Send, refresh: RefreshCw, repost: RotateCw } as const;

/** State of the post that the car has in the channel. */
function PostBanner({ post: { status, due_at: due, old_photos: isOld } }: { post: TelegramPost }) {
  const { t } = useTranslation('channel');
  const language = useLanguage();
  const title =
    status === 'queued'
      ? t('queued', { when: formatDayTime(due, language) })
      : status === 'posted'
        ? t('already')
        : t(`status.${status}`);
  return <Banner title={title}>{isOld && t('oldPhotos')}</Banner>;
}

/** Photos of the car by number, as many as a post takes. */
function PhotoChoice({
  photos,
  value,
  hint,
  onChange,
}: {
  photos: Auto['photos'];
  value: readonly string[];
  hint: string | undefined;
  onChange: (ids: string[]) => void;
}) {
  const { t } = useTranslation('channel');
  const toggle = (id: string, isChosen: boolean) =>
    onChange(
      photos
        .map((photo) => photo.id)
        .filter((each) => (each === id ? isChosen : value.includes(each))),
    );
  return (
    <div role="group" aria-label={t('photosOfPost')}>
      <Stack gap={2}>
        <Text as="p" weight="medium">
          {t('photosOfPost')}
        </Text>
        <Inline gap={4}>
          {photos.map(({ id, thumbnail }, at) => (
            <Checkbox
              key={id}
              aria-label={t('photo', { n: at + 1 })}
              isSelected={value.includes(id)}
              isDisabled={value.length >= mostPhotos && !value.includes(id)}
              onChange={(isChosen) => toggle(id, isChosen)}
            >
              <Inline gap={2} isWrapping={false}>
                <Thumbnail src={thumbnail} />
                <span aria-hidden>{at + 1}</span>
              </Inline>
            </Checkbox>
          ))}
        </Inline>
        <Text as="p" size="sm" tone="muted">
          {[t('chosen', { n: value.length, count: photos.length }), hint]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
    </div>
  );
}
