import type { Import } from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Heading } from '@karvon/ui/Heading';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Meter } from '@karvon/ui/Meter';
import { Stack } from '@karvon/ui/Stack';
import { StatTile, StatTiles } from '@karvon/ui/StatTile';
import { Text } from '@karvon/ui/Text';
import { Check, CircleHelp, CircleX, Download, Minus, Pencil, Plus, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { formatDay } from '../../shared/format/date';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { useAction } from '../../shared/resource/use-action';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { saveBlob } from '../../shared/resource/list/save-csv';
import { Choices } from './Choices';
import { ImportFrame } from './ImportFrame';
import { ImportHistory } from './ImportHistory';
import { importCalls, type RowList } from './queries';
import { RowsTable } from './RowsTable';
import { UndoImport } from './UndoImport';
import { useImportAction } from './use-import-action';

const lists = [
  'choice',
  'created',
  'updated',
  'same',
  'skipped',
  'failed',
  'photos',
  'undone',
  'left',
] as const satisfies RowList[];

const icons = {
  choice: CircleHelp,
  created: Plus,
  updated: Pencil,
  same: Check,
  skipped: Minus,
  failed: CircleX,
  undone: Undo2,
  left: CircleHelp,
} as const;

const isUndone = (status: Import['status']) => status === 'undoing' || status === 'undone';

const mayChoose = (status: Import['status']) => status === 'done' || status === 'stopped';

/** The list that needs attention; without one, the first that is not empty. */
function firstList({ status, counts, photos }: Import): (typeof lists)[number] {
  if (isUndone(status)) return counts.left > 0 ? 'left' : 'undone';
  if (counts.choice > 0 && mayChoose(status)) return 'choice';
  if (counts.failed > 0) return 'failed';
  if (photos.failed > 0) return 'photos';
  return lists.find((name) => name !== 'photos' && counts[name] > 0) ?? 'created';
}

function Progress({
  label,
  note,
  end,
  done,
  total,
}: {
  label: string;
  note?: string | undefined;
  end?: ReactNode;
  done: number;
  total: number;
}) {
  return (
    <Stack gap={2}>
      <Inline justify="space-between" gap={3}>
        <Inline gap={2}>
          <Text weight="medium">{label}</Text>
          {note !== undefined && <Text tone="muted">{note}</Text>}
        </Inline>
        {end}
      </Inline>
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
  const shown = lists.find((one) => one === wanted) ?? firstList(data);
  const hrefOf = (name: RowList) => `${paths.autos.import(data.id)}&result=${name}`;
  const tiles = isUndone(status)
    ? (['undone', 'left'] as const)
    : ([
        'created',
        'updated',
        'same',
        'skipped',
        ...(counts.choice > 0 ? (['choice'] as const) : []),
        'failed',
      ] as const);
  const rowCounts = { ...counts, skipped: counts.skipped + counts.excluded };
  const captions = {
    created: data.options.fresh === 'draft' ? t('drafts') : t('afterPhotos'),
    updated:
      data.undoable_until !== undefined &&
      t('undoUntil', { date: formatDay(data.undoable_until, language) }),
    same: t('asOnSite'),
    skipped: counts.excluded > 0 && t('byYou', { n: counts.excluded }),
    failed: t('canMend'),
    choice: false,
    undone: t('asBefore'),
    left: t('usedSince'),
  };

  return (
    <ImportFrame data={data} step="result" actions={<ResultActions data={data} />}>
      {status === 'failed' && (
        <Banner tone="danger" title={t('writeFailed')}>
          {t('writeFailedText')}
        </Banner>
      )}
      {status === 'undone' && (
        <Banner
          tone={counts.left > 0 ? 'warn' : 'success'}
          title={t(counts.left > 0 ? 'undonePart' : 'undone')}
        >
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
        {tiles.map((name) => (
          <StatTile
            key={name}
            label={t(`lists.${name}`)}
            value={formatNumber(rowCounts[name], language)}
            icon={icons[name]}
            href={hrefOf(name)}
            isPressed={name === shown}
          >
            <Text size="sm" tone="muted">
              {rowCounts[name] > 0 && captions[name]}
            </Text>
          </StatTile>
        ))}
      </StatTiles>
      {photos.total > 0 && !isUndone(status) && (
        <Card>
          <Progress
            label={t('photos', { done: photos.done, n: photos.total })}
            note={status === 'photos' ? t('photosAway') : undefined}
            end={
              photos.failed > 0 && (
                <Link href={hrefOf('photos')}>{t('photosFailed', { n: photos.failed })}</Link>
              )
            }
            done={photos.done + photos.failed}
            total={photos.total}
          />
        </Card>
      )}
      {shown === 'choice' && mayChoose(status) && <Choices data={data} />}
      <Inline justify="space-between" gap={3}>
        <Heading level={2}>{t(`lists.${shown}`)}</Heading>
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
