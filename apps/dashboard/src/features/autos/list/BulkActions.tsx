import type { AutosBulk, AutoSummary, AutosBulkRow, PricesResult } from '@karvon/api/main';
import { isApiError, ApiError } from '@karvon/api/errors';
import { ActionBar } from '@karvon/ui/ActionBar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Archive,
  CalendarClock,
  CirclePause,
  Percent,
  RadioTower,
  RefreshCw,
  Store,
  type LucideIcon,
} from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../shared/feedback/Confirm';
import { useErrorText } from '../../../shared/feedback/error-text';
import { toast } from '../../../shared/feedback/toast';
import { useServerNow } from '../../../shared/format/use-server-now';
import { formatNumber } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import { lookupQueries } from '../../../shared/lookups/queries';
import { PricesDialog } from '../prices/PricesDialog';
import { PricesResultDialog } from '../prices/PricesResultDialog';
import type { AutosState } from '../auto-filters';
import type { BulkProps } from '../../../shared/resource/list/define-list';
import { useMember } from '../../../shared/session/member';
import { lazyNamed } from '../../../shared/resource/routes/lazy-named';
import { ReasonedButton, ReasonedLink } from '../../../shared/session/Reasoned';
import { refetchAutos, storeAuto } from '../actions/auto-cache';
import { DeactivateDialog } from '../actions/DeactivateDialog';
import { canEdit, canRefresh, transitionsOf, autoTitle } from '../auto-rules';
import { updateInBatches, type BulkOutcome } from './bulk-batches';
import { MoveDialog } from './MoveDialog';
import { Banner } from '@karvon/ui/Banner';
import { BulkResultDialog } from '../../../shared/resource/list/BulkResultDialog';

const SaleDialog = lazyNamed(() => import('../../../shared/sale/SaleDialog'), 'SaleDialog');

type Details = Omit<AutosBulk, 'ids' | 'action'>;
type Action = AutosBulk['action'];

/** Posts of one request, by the contract. */
const mostPosts = 50;

const bulkActions = [
  'refresh',
  'renew',
  'deactivate',
  'archive',
  'move',
] as const satisfies Action[];

const kinds = {
  refresh: { icon: RefreshCw, isAllowed: (auto, now) => canRefresh(auto, now).ok },
  renew: { icon: CalendarClock, isAllowed: (auto) => transitionsOf(auto).includes('renew') },
  deactivate: {
    icon: CirclePause,
    isAllowed: (auto) => transitionsOf(auto).includes('deactivate'),
  },
  archive: { icon: Archive, isAllowed: (auto) => transitionsOf(auto).includes('archive') },
  move: { icon: Store, isAllowed: (auto) => canEdit(auto).ok },
} as const satisfies Record<
  Action,
  { icon: LucideIcon; isAllowed: (auto: AutoSummary, now: number) => boolean }
>;

export function BulkActions({
  rows: chosen,
  state,
  count,
  onSelect,
}: BulkProps<AutoSummary, AutosState>) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const cache = useQueryClient();
  const errorText = useErrorText();
  const avtosalons = useQuery(lookupQueries.avtosalons()).data?.results ?? [];
  const { reason } = useMember().may('autos.manage');
  const now = useServerNow();
  const [asked, setAsked] = useState<'deactivate' | 'archive' | 'move'>();
  const [pending, setPending] = useState<Action>();
  const [result, setResult] = useState<BulkOutcome & { autos: readonly AutoSummary[] }>();
  const [isPricing, setPricing] = useState(false);
  const [prices, setPrices] = useState<{
    result: PricesResult;
    titles: ReadonlyMap<number, string>;
  }>();
  const [sold, setSold] = useState<{ auto: AutoSummary; note: string }>();
  const keys = useRef(new Map<string, string>());

  const allowed = (action: Action) => chosen.filter((auto) => kinds[action].isAllowed(auto, now));

  const run = async (
    action: Action,
    details: Details = {},
  ): Promise<'done' | 'failed' | { rejected: unknown }> => {
    const ids = allowed(action).map(({ id }) => id);
    setPending(action);
    try {
      const outcome = await updateInBatches(ids, { action, ...details }, keys.current);
      setResult({ ...outcome, autos: chosen });
      onSelect(outcome.unsent?.ids ?? []);
      void refetchAutos(cache);
      return 'done';
    } catch (error) {
      // Only a dialog with fields can show validation errors.
      const hasFields = action === 'deactivate' || action === 'move';
      if (isApiError(error, 'validation') && hasFields) return { rejected: error };
      const { title, text } = errorText(error);
      void toast({ tone: 'danger', title, description: text });
      return 'failed';
    } finally {
      setPending(undefined);
    }
  };
  const mayPost = useMember().may('telegram.post').reason;
  const channelIds = chosen.flatMap(({ id, status }) => (status === 'active' ? [id] : []));
  const close = () => setAsked(undefined);
  // One sale is asked for. Those of several cars are recorded later, one by one.
  const [leaving, ...others] = asked === 'deactivate' ? allowed(asked) : [];
  const press = (action: Action) => {
    if (action === 'refresh' || action === 'renew') void run(action);
    else setAsked(action);
  };

  return (
    <>
      {chosen.length > 0 && (
        <ActionBar
          variant="selection"
          aria-label={t('bulk.label')}
          message={t('bulk.selectedOf', {
            count: chosen.length,
            all: formatNumber(count, language),
          })}
          closeLabel={t('bulk.clear')}
          onClose={() => onSelect([])}
        >
          <ReasonedButton
            variant="ghost"
            size="sm"
            reason={reason}
            icon={Percent}
            onPress={() => setPricing(true)}
          >
            {t('price.edit')}
          </ReasonedButton>
          {channelIds.length > 0 && channelIds.length <= mostPosts && (
            <ReasonedLink
              variant="ghost"
              size="sm"
              icon={RadioTower}
              reason={mayPost}
              href={paths.channel.send(channelIds)}
            >
              {channelIds.length === chosen.length
                ? t('bulk.channel')
                : t('bulk.partly', { action: t('bulk.channel'), count: channelIds.length })}
            </ReasonedLink>
          )}
          {bulkActions.map((action) => {
            const count = allowed(action).length;
            if (count === 0 || (action === 'move' && avtosalons.length < 2)) return null;
            return (
              <ReasonedButton
                key={action}
                variant="ghost"
                size="sm"
                reason={reason}
                icon={kinds[action].icon}
                isPending={pending === action}
                onPress={() => press(action)}
              >
                {count === chosen.length
                  ? t(`bulk.${action}`)
                  : t('bulk.partly', { action: t(`bulk.${action}`), count })}
              </ReasonedButton>
            );
          })}
        </ActionBar>
      )}
      {asked === 'deactivate' && (
        <DeactivateDialog
          isPending={pending !== undefined}
          onClose={close}
          {...(leaving !== undefined &&
            others.length === 0 && {
              onSold: (note: string) => {
                close();
                setSold({ auto: leaving, note });
              },
            })}
          run={(details) => run('deactivate', details)}
        />
      )}
      {sold && (
        <Suspense fallback={null}>
          <SaleDialog
            car={{ ...sold.auto, title: autoTitle(sold.auto) }}
            elsewhere={{ note: sold.note }}
            onCar={(auto) => {
              storeAuto(cache, auto);
              onSelect([]);
            }}
            onClose={() => setSold(undefined)}
          />
        </Suspense>
      )}
      {asked === 'move' && (
        <MoveDialog
          avtosalons={avtosalons}
          isPending={pending !== undefined}
          onClose={close}
          run={(avtosalon) => run('move', { avtosalon })}
        />
      )}
      {asked === 'archive' && (
        <Confirm
          title={t('bulk.archiveTitle', { count: allowed('archive').length })}
          confirmLabel={t('bulk.archive')}
          isPending={pending !== undefined}
          onClose={close}
          onConfirm={() => void run('archive').then(close)}
        >
          {t('dialog.archive.text')}
        </Confirm>
      )}
      {isPricing && (
        <PricesDialog
          rows={chosen}
          state={state}
          count={count}
          onClose={() => setPricing(false)}
          onDone={(done, rows) => {
            setPricing(false);
            onSelect([]);
            if (done.refused > 0)
              setPrices({
                result: done,
                titles: new Map(rows.map(({ auto }) => [auto.id, auto.title])),
              });
          }}
        />
      )}
      {prices && <PricesResultDialog {...prices} onClose={() => setPrices(undefined)} />}
      {result && <BulkResult {...result} onClose={() => setResult(undefined)} />}
    </>
  );
}

function BulkResult({
  result,
  unsent,
  autos,
  onClose,
}: BulkOutcome & {
  autos: readonly AutoSummary[];
  onClose: () => void;
}) {
  const { t } = useTranslation('autos');
  const errorText = useErrorText();
  const titleOf = ({ id, auto = autos.find((one) => one.id === id) }: AutosBulkRow) =>
    auto === undefined ? t('bulk.row', { id }) : autoTitle(auto);
  const reasonOf = ({ code, auto }: AutosBulkRow) => {
    const isWrongState = code === 'transition_not_allowed' && auto !== undefined;
    const why = isWrongState
      ? t('bulk.notAllowed', { status: t(`status.${auto.status}`) })
      : errorText(new ApiError({ kind: 'conflict', ...(code !== undefined && { code }) })).text;
    const allowed = auto === undefined ? [] : transitionsOf(auto);
    const list = allowed.map((action) => t(`noun.${action}`)).join(', ');
    return list === '' ? why : `${why.replace(/\.$/, '')}. ${t('failed.allowed', { list })}.`;
  };
  const rows = result.results.toSorted((one, other) => Number(one.ok) - Number(other.ok));
  return (
    <BulkResultDialog
      counts={{ done: result.done, failed: result.refused }}
      rows={rows.map((row) => ({
        id: row.id,
        title: titleOf(row),
        reason: row.ok ? undefined : reasonOf(row),
      }))}
      onClose={onClose}
    >
      {unsent && (
        <Banner tone="danger" title={t('bulk.unsent', { count: unsent.ids.length })}>
          {errorText(unsent.error).text}
        </Banner>
      )}
    </BulkResultDialog>
  );
}
