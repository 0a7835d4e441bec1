import type { FeedExport, FeedExportOld } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Heading } from '@karvon/ui/Heading';
import { Inline } from '@karvon/ui/Inline';
import { RadioGroup } from '@karvon/ui/RadioGroup';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Stack } from '@karvon/ui/Stack';
import { StatusBadge } from '@karvon/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import {
  CircleCheck,
  CirclePause,
  CirclePlay,
  Copy,
  Pencil,
  Plus,
  RefreshCw,
  Rss,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../shared/feedback/AskDialog';
import { copyText } from '../../shared/feedback/copy-text';
import { formatDayTime } from '../../shared/format/relative-time';
import { useLanguage } from '../../shared/i18n/use-language';
import { RowMenu } from '../../shared/resource/actions/RowMenu';
import { useAction } from '../../shared/resource/use-action';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { ExportDialog } from './ExportDialog';
import { feedCalls, feedQueries } from './queries';

/** Feeds that other sites read, with their addresses. */
export function ExportList({ feeds }: { feeds: readonly FeedExport[] }) {
  const { t } = useTranslation('feeds');
  const [isAdding, setIsAdding] = useState(false);
  const add = (
    <ReasonedButton icon={Plus} onPress={() => setIsAdding(true)}>
      {t('addOut')}
    </ReasonedButton>
  );
  return (
    <Stack gap={3}>
      <Inline justify="space-between" gap={3}>
        <Heading level={2}>{t('out')}</Heading>
        {feeds.length > 0 && add}
      </Inline>
      {feeds.length === 0 ? (
        <EmptyState icon={Rss} title={t('outEmpty')} action={add} />
      ) : (
        <Card>
          <RowList>
            {feeds.map((feed) => (
              <ExportRow key={feed.id} feed={feed} />
            ))}
          </RowList>
        </Card>
      )}
      {isAdding && <ExportDialog onClose={() => setIsAdding(false)} />}
    </Stack>
  );
}

function ExportRow({ feed }: { feed: FeedExport }) {
  const { t } = useTranslation(['feeds', 'common']);
  const language = useLanguage();
  const salons = useQuery(feedQueries.salons()).data?.results ?? [];
  const invalidates = feedQueries.exportLists;
  const update = useAction(feedCalls.updateExport, { invalidates, idOf: ({ base }) => base.id });
  const remove = useAction(feedCalls.removeExport, {
    invalidates,
    success: () => ({ title: t('deleted') }),
  });
  const { id, name, url, is_on: isOn, last_read_at: readAt, old_until: oldUntil } = feed;
  const places = salons.filter((salon) => feed.avtosalons.includes(salon.id));
  const detail = [
    url !== undefined && `${new URL(url).host}/…`,
    feed.format === 'json' ? 'JSON' : 'XML',
    feed.avtosalons.length === 0 ? t('allSalons') : places.map((salon) => salon.name).join(', '),
    t('carsIn', { count: feed.cars }),
    feed.with_vin && t('withVin'),
  ].filter(Boolean);
  const read =
    readAt === undefined
      ? t('never')
      : t('read', {
          when: formatDayTime(readAt, language),
          agent: feed.last_reader ?? t('unknownReader'),
        });
  const old = oldUntil !== undefined && t('oldUntil', { when: formatDayTime(oldUntil, language) });
  return (
    <Row
      isEndBelow
      title={
        <Heading level={3} size="md">
          {name}
        </Heading>
      }
      detail={detail.join(' · ')}
      meta={[url === undefined && t('lostKey'), read, old].filter(Boolean).join(' · ')}
      actions={
        url !== undefined && (
          <Button icon={Copy} size="sm" onPress={() => copyText(url, t('copied'))}>
            {t('copy')}
          </Button>
        )
      }
      end={
        <Inline gap={2} isWrapping={false}>
          <StatusBadge tone={isOn ? 'success' : 'neutral'} icon={isOn ? CircleCheck : CirclePause}>
            {isOn ? t('on') : t('off')}
          </StatusBadge>
          <RowMenu
            label={t('menu', { name })}
            items={[
              {
                id: 'edit',
                label: t('edit'),
                icon: Pencil,
                asks: true,
                renderWindow: (onClose) => <ExportDialog feed={feed} onClose={onClose} />,
              },
              {
                id: 'rotate',
                label: t('rotate'),
                icon: RefreshCw,
                asks: true,
                renderWindow: (onClose) => <RotateDialog feed={feed} onClose={onClose} />,
              },
              isOn
                ? {
                    id: 'off',
                    label: t('switchOff'),
                    icon: CirclePause,
                    asks: true,
                    confirm: { title: t('offTitle', { name }), text: t('offText') },
                    onAction: () => update.run({ base: feed, changes: { is_on: false } }),
                  }
                : {
                    id: 'on',
                    label: t('switchOn'),
                    icon: CirclePlay,
                    asks: true,
                    onAction: () => void update.run({ base: feed, changes: { is_on: true } }),
                  },
              {
                id: 'delete',
                label: t('common:delete'),
                icon: Trash2,
                tone: 'danger',
                asks: true,
                confirm: { title: t('deleteTitle', { name }), text: t('deleteOutText') },
                onAction: () => remove.run(id),
              },
            ]}
          />
        </Inline>
      }
    />
  );
}

function RotateDialog({ feed, onClose }: { feed: FeedExport; onClose: () => void }) {
  const { t } = useTranslation('feeds');
  const [old, setOld] = useState<FeedExportOld>('day');
  const rotate = useAction(feedCalls.rotateExport, {
    invalidates: feedQueries.exportLists,
    success: () => ({ title: t('rotated'), description: t('rotatedText') }),
  });
  return (
    <AskDialog
      title={t('rotateTitle', { name: feed.name })}
      onClose={onClose}
      action={{
        label: t('rotate'),
        isPending: rotate.isPending(),
        onPress: async () => {
          const { status } = await rotate.run({ id: feed.id, old });
          if (status === 'done') onClose();
        },
      }}
    >
      <RadioGroup
        label={t('rotateAsk')}
        value={old}
        options={[
          { value: 'day', label: t('oldDay'), description: t('oldDayText') },
          { value: 'now', label: t('oldNow'), description: t('oldNowText') },
        ]}
        onChange={(value) => setOld(value)}
      />
    </AskDialog>
  );
}
