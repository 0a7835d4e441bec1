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
import { Check, CircleX, Download, Pencil, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { useAction } from '../../shared/resource/use-action';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { saveBlob } from '../../shared/resource/list/save-csv';
import { Choices } from './Choices';
import { ImportFrame } from './ImportFrame';
import { ImportHistory } from './ImportHistory';
import { importCalls } from './queries';
import { RowsTable } from './RowsTable';
import { UndoImport } from './UndoImport';
import { useImportAction } from './use-import-action';

const shownRows = ['new', 'changed', 'same', 'failed', 'left'] as const;

function Progress({ label, done, total }: { label: string; done: number; total: number }) {
  return (
    <Stack gap={2}>
      <Text weight="medium">{label}</Text>
      <Meter role="progressbar" aria-label={label} value={total === 0 ? 1 : done / total} />
    </Stack>
  );
}

/** Actions of a confirmed import. */
function ResultActions({ data }: { data: Import }) {
  const { t } = useTranslation('imports');
  const { id, status, counts, allowed_actions } = data;
  const stop = useImportAction(() => importCalls.stop(id));
  const resume = useImportAction(() => importCalls.resume(id));
  return (
    <>
      <UndoImport data={data} />
      {allowed_actions.includes('stop') && (
        <ReasonedButton isPending={stop.isPending()} onPress={() => void stop.run()}>
          {t('stop')}
        </ReasonedButton>
      )}
      {allowed_actions.includes('resume') && (
        <ReasonedButton
          variant="primary"
          isPending={resume.isPending()}
          onPress={() => void resume.run()}
        >
          {status === 'done'
            ? t('go', { a: counts.will_create, b: counts.will_change })
            : t('resume')}
        </ReasonedButton>
      )}
      {(status === 'done' || status === 'photos') && !allowed_actions.includes('resume') && (
        <Button variant="primary" href={paths.autos.imported(id)}>
          {t('open')}
        </Button>
      )}
    </>
  );
}

export function ResultStep({ data }: { data: Import }) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const [search] = useSearchParams();
  const failures = useAction(() => importCalls.failures(data.id), {
    onDone: (file) =>
      saveBlob(`${data.file_name.replace(/\.\w+$/, '')}-${t('tabs.failed')}.xlsx`, file),
  });
  const { counts, photos, progress, status } = data;
  const wanted = search.get('result');
  const first =
    status === 'undone' && counts.left > 0 ? 'left' : counts.failed > 0 ? 'failed' : 'new';
  const shown = shownRows.find((one) => one === wanted) ?? first;
  const titles = {
    new: t('created'),
    changed: t('updated'),
    same: t('tabs.same'),
    failed: t('tabs.failed'),
    left: t('leftRows'),
  } as const satisfies Record<(typeof shownRows)[number], string>;
  const hrefOf = (name: string) => `${paths.autos.import(data.id)}&result=${name}`;
  const number = (value: number) => formatNumber(value, language);

  return (
    <ImportFrame data={data} step="result" actions={<ResultActions data={data} />}>
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
      {(status === 'done' || status === 'stopped') && <Choices data={data} />}
      <Inline justify="space-between" gap={3}>
        <Heading level={2}>{titles[shown]}</Heading>
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
      <RowsTable key={shown} data={data} shown={shown} />
      <ImportHistory />
    </ImportFrame>
  );
}
