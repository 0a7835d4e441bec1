import { isApiError } from '@karvon/api/errors';
import type {
  AutoSummary,
  PriceChangeInput,
  PricePreviewRow,
  PricesResult,
} from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/feedback/error-text';
import { formatMillions } from '../../../shared/format/money';
import { formatNumber } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';
import { QueryFailed } from '../../../shared/resource/query/QueryFailed';
import { useAction } from '../../../shared/resource/use-action';
import { ReasonedButton } from '../../../shared/session/Reasoned';
import { usePanelLinks } from '../../../shared/resource/use-url-panel';
import { useSettled } from '../../../shared/use-settled';
import type { AutosState } from '../auto-filters';
import { ChangeFields, emptyDraft, toChange } from './ChangeFields';
import { PreviewTables } from './PreviewTables';
import { priceChangeCalls, priceChangeQueries, type Chosen } from './queries';

/** The contract's maximum. */
const mostCars = 500;

const sumOf = (rows: readonly PricePreviewRow[], key: 'from_uzs' | 'to_uzs') =>
  rows.reduce((sum, row) => sum + (row[key] ?? 0), 0);

export interface PricesDialogProps {
  rows: readonly AutoSummary[];
  /** Filters of the list, and how many cars match them. */
  state: AutosState;
  count: number;
  onDone: (result: PricesResult, rows: readonly PricePreviewRow[]) => void;
  onClose: () => void;
}

/** Changes the prices of many cars: what each becomes is shown before anything is written. */
export function PricesDialog({ rows, state, count, onDone, onClose }: PricesDialogProps) {
  const { t } = useTranslation(['prices', 'common']);
  const language = useLanguage();
  const errorText = useErrorText();
  const history = usePanelLinks('prices');
  const [draft, setDraft] = useState(emptyDraft);
  const [isAll, setAll] = useState(false);
  // Cars whose tick differs from the usual one.
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set());
  const change: PriceChangeInput | undefined = toChange(useSettled(draft));
  const isSettled = JSON.stringify(change) === JSON.stringify(toChange(draft));
  const chosen: Chosen = isAll ? { state } : { ids: rows.map(({ id }) => id) };
  const preview = useQuery(priceChangeQueries.preview(chosen, change));
  const plan = change === undefined ? undefined : preview.data;
  const isFresh = isSettled && !preview.isPlaceholderData && !preview.isFetching;

  const isTicked = ({ auto, remoderation }: PricePreviewRow) =>
    toggled.has(auto.id) ? remoderation : !remoderation;
  const changing = plan?.rows.filter(({ code }) => code === undefined) ?? [];
  const ticked = changing.filter(isTicked);
  const below = ticked.filter(({ margin = 0 }) => margin < 0).length;

  const apply = useAction(priceChangeCalls.apply, {
    success: ({ done }) =>
      done === 0 ? undefined : { title: t('done', { n: formatNumber(done, language) }) },
    undo: ({ id }) => priceChangeCalls.undo(id),
    invalidates: priceChangeQueries.lists,
    idOf: ({ preview_id }) => preview_id,
    leaves: ['conflict', 'validation'],
  });
  const [stale, setStale] = useState<unknown>();
  const send = async () => {
    if (plan === undefined) return;
    const ids = ticked.map(({ auto }) => auto.id);
    const outcome = await apply.run({ preview_id: plan.id, ids });
    if (outcome.status === 'done') onDone(outcome.result, changing);
    else if (isApiError(outcome.error, 'conflict', 'validation')) {
      setStale(outcome.error);
      void preview.refetch();
    }
  };
  const millions = (amount: number) => formatMillions(amount, amount, language);
  const shown = plan?.rows.length ?? (isAll ? count : rows.length);

  return (
    <Dialog
      isOpen
      size="lg"
      title={t('change')}
      description={t('chosen', { count: shown })}
      closeLabel={t('common:close')}
      isDismissable={false}
      onOpenChange={onClose}
      footer={
        <>
          <Text size="sm" tone={below > 0 ? 'danger' : 'muted'}>
            {[below > 0 && t('below', { count: below }), t('day')].filter(Boolean).join(' · ')}
          </Text>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <ReasonedButton
            variant="primary"
            isDisabled={!isFresh || ticked.length === 0}
            isPending={apply.isPending()}
            onPress={() => void send()}
          >
            {ticked.length === 0 ? t('change') : t('go', { count: ticked.length })}
          </ReasonedButton>
        </>
      }
    >
      <Stack gap={4}>
        <Inline gap={3} justify="space-between">
          {count > rows.length && !isAll && (
            <ReasonedButton
              size="sm"
              {...(count > mostCars && { reason: t('tooMany') })}
              onPress={() => setAll(true)}
            >
              {t('all', { n: formatNumber(count, language) })}
            </ReasonedButton>
          )}
          <Button size="sm" variant="ghost" href={history.href('history')}>
            {t('history')}
          </Button>
        </Inline>
        <ChangeFields
          draft={draft}
          onChange={(next) => {
            setDraft(next);
            setStale(undefined);
          }}
        />
        {stale !== undefined && (
          <Banner size="sm" tone="warn" role="alert">
            {errorText(stale).text}
          </Banner>
        )}
        {change === undefined && (
          <Text as="p" tone="muted">
            {t('hint')}
          </Text>
        )}
        {change !== undefined && preview.isError && (
          <QueryFailed error={preview.error} onRetry={preview.refetch} level={3} />
        )}
        {plan !== undefined && !preview.isError && (
          <>
            <Text as="p" tone="muted">
              {t('sum')}{' '}
              <Text weight="medium" isNumeric>
                {t('fromTo', {
                  from: millions(sumOf(ticked, 'from_uzs')),
                  to: millions(sumOf(ticked, 'to_uzs')),
                })}
              </Text>
            </Text>
            <PreviewTables
              rows={plan.rows}
              isStale={!isFresh}
              selected={new Set(ticked.map(({ auto }) => auto.id))}
              onSelect={(ids, of) =>
                setToggled((now) => {
                  const next = new Set(now);
                  for (const row of of) {
                    const isUsual = ids.has(row.auto.id) === !row.remoderation;
                    if (isUsual) next.delete(row.auto.id);
                    else next.add(row.auto.id);
                  }
                  return next;
                })
              }
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
