import type { TelegramPlan, TelegramPostResults } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { RowList } from '@karvon/ui/RowList';
import { Row } from '@karvon/ui/Row';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarDays, formatDay, formatTime, type Moment } from '../../shared/format/date';
import { formatDayTime } from '../../shared/format/relative-time';
import { useServerNow } from '../../shared/format/use-server-now';
import type { Language } from '../../shared/i18n/languages';
import { useLanguage } from '../../shared/i18n/use-language';
import { useAction } from '../../shared/resource/use-action';
import { useMember } from '../../shared/session/member';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { channelCalls, channelQueries } from './queries';
import { ChannelSelect, type SendProps } from './ChannelSelect';
import { useSend } from './use-send';

/** Several cars, one after the other. */
export function SendMany({ ids, channels, onClose }: SendProps & { ids: readonly number[] }) {
  const { t } = useTranslation(['channel', 'common']);
  const [channelId, setChannelId] = useState(channels[0]?.id ?? 0);
  const [results, setResults] = useState<TelegramPostResults['results']>();
  const { reason } = useMember().may('telegram.post');
  const send = useSend(onClose);
  const request = { auto_id: ids[0] ?? 0, auto_ids: [...ids] };
  const plan = useQuery(channelQueries.preview(channelId, request)).data?.plan;
  if (results !== undefined) return <Results results={results} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('bulkTitle')}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
      footer={
        <ReasonedButton
          variant="primary"
          reason={reason}
          isPending={send.isPending()}
          onPress={async () => {
            const items = ids.map((auto_id) => ({ auto_id }));
            const outcome = await send.run({ channel_id: channelId, items });
            if (outcome.status === 'done') setResults(outcome.result.results);
          }}
        >
          {t('send')}
        </ReasonedButton>
      }
    >
      <Stack gap={4}>
        <ChannelSelect channels={channels} value={channelId} onChange={setChannelId} />
        {plan !== undefined && <PlanText plan={plan} />}
      </Stack>
    </Dialog>
  );
}

/** Cars that leave and their times, and those that do not. */
function PlanText({ plan }: { plan: TelegramPlan }) {
  const { t } = useTranslation('channel');
  const language = useLanguage();
  const now = useServerNow();
  const { count, from, to, already_posted: posted, without_photos: withoutPhotos } = plan;
  return (
    <Stack gap={1}>
      {from !== undefined && to !== undefined && (
        <Text as="p">
          {t('bulk', {
            n: count,
            from: timeAfter(now, from, language),
            to: timeAfter(from, to, language),
          })}
        </Text>
      )}
      {posted + withoutPhotos > 0 && (
        <Text as="p" tone="muted">
          {t('bulkRest', { n: posted, m: withoutPhotos })}
        </Text>
      )}
    </Stack>
  );
}

/** A time with its day, unless both times are on one day. */
const timeAfter = (before: Moment, time: Moment, language: Language) =>
  calendarDays(before, time) === 0
    ? formatTime(time)
    : `${formatDay(time, language)}, ${formatTime(time)}`;

function Results({
  results,
  onClose,
}: {
  results: TelegramPostResults['results'];
  onClose: () => void;
}) {
  const { t } = useTranslation(['channel', 'common']);
  const language = useLanguage();
  const cancel = useAction(channelCalls.act, { invalidates: channelQueries.lists });
  const queued = results.flatMap(({ post }) => post ?? []);
  const cancelAll = async () => {
    for (const { id } of queued) await cancel.run({ id, action: 'cancel' });
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('bulkDone', { n: queued.length })}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
      footer={
        <>
          {queued.length > 0 && (
            <ReasonedButton isPending={cancel.isPending()} onPress={() => void cancelAll()}>
              {t('cancelRest', { n: queued.length })}
            </ReasonedButton>
          )}
          <Button variant="primary" onPress={onClose}>
            {t('common:done')}
          </Button>
        </>
      }
    >
      <RowList>
        {results.map(({ auto_id: id, post, code }) => (
          <Row
            key={id}
            title={post?.car.title ?? `ID ${id}`}
            detail={
              post === undefined
                ? code && t(`code.${code}`)
                : t('willLeave', { when: formatDayTime(post.due_at, language) })
            }
          />
        ))}
      </RowList>
    </Dialog>
  );
}
