import type { Import } from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Heading } from '@karvon/ui/Heading';
import { Inline } from '@karvon/ui/Inline';
import { Meter } from '@karvon/ui/Meter';
import { Stack } from '@karvon/ui/Stack';
import { StatTile, StatTiles } from '@karvon/ui/StatTile';
import { Text } from '@karvon/ui/Text';
import { Check, CircleX, Download, Pencil, Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Confirm } from '../../shared/feedback/Confirm';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { useAction } from '../../shared/resource/use-action';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { importCalls, saveWorkbook } from './queries';
import { RowsTable } from './RowsTable';
import { useImportAction } from './use-import-action';

const shownResults = ['new', 'changed', 'same', 'failed'] as const;

function Progress({ label, done, total }: { label: string; done: number; total: number }) {
  return (
    <Stack gap={2}>
      <Text weight="medium">{label}</Text>
      <Meter role="progressbar" aria-label={label} value={total === 0 ? 1 : done / total} />
    </Stack>
  );
}

export function ResultStep({ data }: { data: Import }) {
  const { t } = useTranslation(['imports', 'common']);
  const language = useLanguage();
  const [search] = useSearchParams();
  const [isAsking, setAsking] = useState(false);
  const stop = useImportAction(() => importCalls.stop(data.id));
  const resume = useImportAction(() => importCalls.resume(data.id));
  const undo = useImportAction(
    () => importCalls.undo(data.id),
    () => setAsking(false),
  );
  const failures = useAction(() => importCalls.failures(data.id), {
    onDone: (file) =>
      saveWorkbook(`${data.file_name.replace(/\.\w+$/, '')}-${t('tabs.failed')}`, file),
  });
  const { counts, photos, progress, status } = data;
  const can = (action: Import['allowed_actions'][number]) => data.allowed_actions.includes(action);
  const wanted = search.get('result');
  const result =
    shownResults.find((one) => one === wanted) ?? (counts.failed > 0 ? 'failed' : 'new');
  const hrefOf = (name: string) => `${paths.autos.import(data.id)}&result=${name}`;
  const number = (value: number) => formatNumber(value, language);

  return (
    <Stack>
      <Inline gap={3}>
        {can('stop') && (
          <ReasonedButton isPending={stop.isPending()} onPress={() => void stop.run()}>
            {t('stop')}
          </ReasonedButton>
        )}
        {can('resume') && (
          <ReasonedButton
            variant="primary"
            isPending={resume.isPending()}
            onPress={() => void resume.run()}
          >
            {t('resume')}
          </ReasonedButton>
        )}
        {can('undo') && (
          <ReasonedButton icon={Undo2} onPress={() => setAsking(true)}>
            {t('undo')}
          </ReasonedButton>
        )}
        {(status === 'done' || status === 'photos') && (
          <Button variant="primary" href={paths.autos.imported(data.id)}>
            {t('open')}
          </Button>
        )}
      </Inline>
      {status === 'failed' && (
        <Banner tone="danger" title={t('writeFailed')}>
          {t('writeFailedText')}
        </Banner>
      )}
      {status === 'undone' && (
        <Banner tone={counts.left > 0 ? 'warn' : 'success'} title={t('undone')}>
          {counts.left > 0 && t('left', { n: counts.left })}
        </Banner>
      )}
      {(status === 'writing' || status === 'stopped' || status === 'undoing') && (
        <Card>
          <Progress
            label={t(status === 'undoing' ? 'undoing' : 'writing', {
              done: progress.done,
              n: progress.total,
            })}
            {...progress}
          />
        </Card>
      )}
      <StatTiles aria-label={t('steps.result')}>
        <StatTile
          label={t('created')}
          value={number(counts.created)}
          icon={Plus}
          href={hrefOf('new')}
        />
        <StatTile
          label={t('updated')}
          value={number(counts.updated)}
          icon={Pencil}
          href={hrefOf('changed')}
        />
        <StatTile
          label={t('tabs.same')}
          value={number(counts.same)}
          icon={Check}
          href={hrefOf('same')}
        />
        <StatTile
          label={t('tabs.failed')}
          value={number(counts.failed)}
          icon={CircleX}
          href={hrefOf('failed')}
        />
      </StatTiles>
      {photos.total > 0 && status !== 'undone' && (
        <Card>
          <Stack gap={2}>
            <Progress
              label={t('photos', { done: photos.done, n: photos.total })}
              done={photos.done + photos.failed}
              total={photos.total}
            />
            {photos.failed > 0 && (
              <Text tone="danger">{t('photosFailed', { n: photos.failed })}</Text>
            )}
          </Stack>
        </Card>
      )}
      <Inline justify="space-between" gap={3}>
        <Heading level={2}>{t(`tabs.${result}`)}</Heading>
        {counts.failed > 0 && (
          <ReasonedButton
            icon={Download}
            isPending={failures.isPending()}
            onPress={() => void failures.run()}
          >
            {t('failures')}
          </ReasonedButton>
        )}
      </Inline>
      <RowsTable key={result} data={data} result={result} />
      {isAsking && (
        <Confirm
          title={t('undoTitle')}
          tone="danger"
          confirmLabel={t('undo')}
          isPending={undo.isPending()}
          onConfirm={() => void undo.run()}
          onClose={() => setAsking(false)}
        >
          {t('undoAsk')}
        </Confirm>
      )}
    </Stack>
  );
}
