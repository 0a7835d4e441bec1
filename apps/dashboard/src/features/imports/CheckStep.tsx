import type { Import } from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { Card } from '@karvon/ui/Card';
import { Meter } from '@karvon/ui/Meter';
import { Stack } from '@karvon/ui/Stack';
import { Tabs } from '@karvon/ui/Tabs';
import { Text } from '@karvon/ui/Text';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { serverNow } from '@karvon/api/server-clock';
import { Confirm } from '../../shared/feedback/Confirm';
import { formatDay } from '../../shared/format/date';
import { useLanguage } from '../../shared/i18n/use-language';
import { useSubmitKey } from '../../shared/keys/page-keys';
import { paths } from '../../shared/paths';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { day } from '../../shared/time';
import { useIsPhone } from '../../shared/table/use-screen';
import { Choices } from './Choices';
import { ImportFrame } from './ImportFrame';
import { importCalls } from './queries';
import { RowsTable } from './RowsTable';
import { useImportAction } from './use-import-action';

const tabs = ['new', 'changed', 'same', 'choice', 'failed'] as const;
const undoDays = 7;

export function CheckStep({ data }: { data: Import }) {
  return data.status === 'checking' ? <Checking data={data} /> : <Checked data={data} />;
}

function CheckAgain({ data }: { data: Import }) {
  const { t } = useTranslation('imports');
  const again = useImportAction(() => importCalls.check(data.id));
  return (
    <ReasonedButton icon={RefreshCw} isPending={again.isPending()} onPress={() => void again.run()}>
      {t('again')}
    </ReasonedButton>
  );
}

function Checking({ data }: { data: Import }) {
  const { t } = useTranslation('imports');
  const { done, total } = data.progress;
  return (
    <ImportFrame data={data} step="check">
      <Card>
        <Stack gap={3}>
          <Text>{t('checking', { done, n: total })}</Text>
          <Meter
            role="progressbar"
            aria-label={t('steps.check')}
            value={total === 0 ? 0 : done / total}
          />
        </Stack>
      </Card>
    </ImportFrame>
  );
}

function Checked({ data }: { data: Import }) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const [search] = useSearchParams();
  const isPhone = useIsPhone();
  const [isAsking, setAsking] = useState(false);
  const result = tabs.find((name) => name === search.get('result'));
  const confirm = useImportAction(
    () => importCalls.confirm(data.id),
    () => setAsking(false),
  );
  const exclude = useImportAction(({ rows, excluded }: { rows: number[]; excluded: boolean }) =>
    importCalls.exclude(data.id, rows, excluded),
  );
  const { counts } = data;
  const written = counts.will_create + counts.will_change;
  const isBlocked = written === 0 || !data.allowed_actions.includes('confirm');
  useSubmitKey(() => {
    if (confirm.isPending()) return;
    if (isAsking) void confirm.run();
    else if (!isBlocked) setAsking(true);
  });
  const until = formatDay(serverNow() + undoDays * day, language);
  const hrefOf = (name?: string) =>
    paths.autos.import(data.id) + (name === undefined ? '' : `&result=${name}`);

  return (
    <ImportFrame
      data={data}
      step="check"
      actions={<CheckAgain data={data} />}
      bar={{
        back:
          data.source === 'feed'
            ? paths.autos.feeds
            : `${paths.autos.import(data.id)}&step=columns`,
        message: `${t('skipped', { n: data.rows - written })} · ${t('undoUntil', { date: until })}`,
        action: (
          <ReasonedButton
            variant="primary"
            isFullWidth={isPhone}
            reason={isBlocked ? t('nothingToWrite') : undefined}
            onPress={() => setAsking(true)}
          >
            {t('go', { a: counts.will_create, b: counts.will_change })}
          </ReasonedButton>
        ),
      }}
    >
      {data.status === 'failed' && (
        <Banner tone="danger" title={t('checkFailed')}>
          {t('checkFailedText')}
        </Banner>
      )}
      <Tabs
        aria-label={t('tabs.label')}
        currentId={result ?? 'all'}
        items={[
          { id: 'all', label: t('tabs.all'), count: data.rows, href: hrefOf() },
          ...tabs.map((name) => ({
            id: name,
            label: t(`tabs.${name}`),
            count: counts[name],
            href: hrefOf(name),
            ...(name === 'failed' && counts.failed > 0 && { tone: 'danger' as const }),
          })),
        ]}
      />
      {data.status === 'ready' && (result === undefined || result === 'choice') && (
        <Choices data={data} {...(result === undefined && { limit: 3 })} />
      )}
      <RowsTable
        key={result ?? 'all'}
        data={data}
        shown={result}
        {...(data.status === 'ready' && {
          onExclude: (rows, excluded) => void exclude.run({ rows, excluded }),
        })}
      />
      {isAsking && (
        <Confirm
          title={t('go', { a: counts.will_create, b: counts.will_change })}
          confirmLabel={t('write')}
          isPending={confirm.isPending()}
          onConfirm={() => void confirm.run()}
          onClose={() => setAsking(false)}
        >
          {t('ask', { n: counts.moderation, date: until })}
        </Confirm>
      )}
    </ImportFrame>
  );
}
