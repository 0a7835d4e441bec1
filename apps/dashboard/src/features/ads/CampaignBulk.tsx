import type { Campaign, CampaignsBulk as Request, CampaignsBulkResult } from '@karvon/api/main';
import { ActionBar } from '@karvon/ui/ActionBar';
import { DatePicker } from '@karvon/ui/DatePicker';
import { CalendarPlus, Pause, Play, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../shared/feedback/Confirm';
import { useServerNow } from '../../shared/format/use-server-now';
import type { BulkProps } from '../../shared/resource/list/define-list';
import { useMember } from '../../shared/session/member';
import { ReasonedButton, ReasonedLink } from '../../shared/session/Reasoned';
import { useAction } from '../../shared/resource/use-action';
import { useUrlPanel } from '../../shared/resource/use-url-panel';
import { addDays } from '../../shared/period';
import { formatDateIso } from '../../shared/format/date';
import { shortDay } from './campaign-dates';
import { adsCalls, adsQueries } from './queries';
import { ApiError } from '@karvon/api/errors';
import { useErrorText, useFieldMessage } from '../../shared/feedback/error-text';
import { BulkResultDialog } from '../../shared/resource/list/BulkResultDialog';

export function CampaignBulk({ rows, onSelect }: BulkProps<Campaign>) {
  const { t } = useTranslation(['ads', 'common', 'money']);
  const today = formatDateIso(useServerNow());
  const [end, setEnd] = useState<string | null>(null);
  const [isExtending, setExtending] = useState(false);
  const message = useFieldMessage();
  const [error, setError] = useState<string>();
  const [partly, setPartly] = useState<{ result: CampaignsBulkResult; chosen: Campaign[] }>();
  const ids = rows.map(({ id }) => id);
  const pay = useUrlPanel('pay');
  const { may } = useMember();
  const { reason } = may('ads.edit');
  const payable = rows.filter(({ can_pay }) => can_pay);
  const bulk = useAction(adsCalls.bulk, {
    success: ({ done, failed }) =>
      failed === 0 ? { title: t('common:bulk.result', { done, failed }) } : undefined,
    invalidates: adsQueries.lists,
    onDone: (result) => {
      if (result.failed > 0) setPartly({ result, chosen: [...rows] });
      onSelect(result.results.filter(({ ok }) => !ok).map(({ id }) => id));
    },
  });
  const run = (request: Request) => bulk.run(request);
  /** The server's limit: a year from the earliest first day. */
  const longest = addDays(rows.map(({ start_date }) => start_date).toSorted()[0] ?? today, 364);
  const latest =
    rows
      .map(({ end_date }) => end_date)
      .toSorted()
      .at(-1) ?? today;

  return (
    <>
      {rows.length > 0 && (
        <ActionBar
          variant="selection"
          aria-label={t('common:bulk.label')}
          message={t('common:bulk.selected', { count: rows.length })}
          closeLabel={t('common:bulk.clear')}
          onClose={() => onSelect([])}
        >
          <ReasonedButton
            reason={reason}
            variant="ghost"
            size="sm"
            icon={Pause}
            isPending={bulk.isPending()}
            onPress={() => void run({ ids, action: 'pause' })}
          >
            {t('action.pause')}
          </ReasonedButton>
          <ReasonedButton
            reason={reason}
            variant="ghost"
            size="sm"
            icon={Play}
            isDisabled={bulk.isPending()}
            onPress={() => void run({ ids, action: 'continue' })}
          >
            {t('action.continue')}
          </ReasonedButton>
          <ReasonedButton
            reason={reason}
            variant="ghost"
            size="sm"
            icon={CalendarPlus}
            isDisabled={bulk.isPending()}
            onPress={() => {
              setEnd(addDays(latest < today ? today : latest, 7));
              setError(undefined);
              setExtending(true);
            }}
          >
            {t('action.extend')}
          </ReasonedButton>
          {payable.length > 0 && (
            <ReasonedLink
              reason={may('ads.pay').reason}
              variant="ghost"
              size="sm"
              icon={Wallet}
              href={pay.href(payable.map(({ id }) => id).join(','))}
            >
              {t('money:topUp')}
            </ReasonedLink>
          )}
        </ActionBar>
      )}
      {partly !== undefined && (
        <CampaignBulkResult
          result={partly.result}
          titleOf={(id) => partly.chosen.find((row) => row.id === id)?.title ?? `№ ${String(id)}`}
          onClose={() => setPartly(undefined)}
        />
      )}
      {isExtending && (
        <Confirm
          onClose={() => setExtending(false)}
          title={t('bulk.extend')}
          confirmLabel={t('bulk.apply')}
          isPending={bulk.isPending()}
          onConfirm={async () => {
            if (!end) {
              setError(message('required'));
              return;
            }
            await run({ ids, action: 'extend', end_date: end });
            setExtending(false);
          }}
        >
          <DatePicker
            label={t('bulk.extend')}
            minValue={today}
            maxValue={longest}
            value={end}
            errorMessage={error ?? null}
            onChange={(day) => {
              setEnd(day);
              setError(undefined);
            }}
          />
        </Confirm>
      )}
    </>
  );
}

type Row = CampaignsBulkResult['results'][number];

function useReason(): (row: Row) => string {
  const { t } = useTranslation('ads');
  const errorText = useErrorText();
  const inThisState = ({ status, pause_reason }: Campaign) => {
    if (status === 'moderation' || status === 'declined') return t(`cannot.${status}`);
    if (status === 'stopped' || status === 'finished') return t('cannot.over');
    const needsMoney = status === 'paused' && pause_reason !== 'dealer';
    return needsMoney ? t('cannot.payment') : t('bulk.already', { status: t(`status.${status}`) });
  };
  return ({ code, campaign }) => {
    if (campaign !== undefined && code === 'transition_not_allowed') return inThisState(campaign);
    if (campaign !== undefined && code === 'range_order')
      return t('bulk.longer', { date: shortDay(campaign.end_date) });
    if (code === 'campaign_over') return t('cannot.over');
    return errorText(new ApiError({ kind: 'conflict', ...(code !== undefined && { code }) })).text;
  };
}

function CampaignBulkResult({
  result: { done, failed, results },
  titleOf,
  onClose,
}: {
  result: CampaignsBulkResult;
  titleOf: (id: number) => string;
  onClose: () => void;
}) {
  const reasonOf = useReason();
  const left = results.filter(({ ok }) => !ok);
  return (
    <BulkResultDialog
      counts={{ done, failed }}
      rows={left.map((row) => ({
        id: row.id,
        title: row.campaign?.title ?? titleOf(row.id),
        reason: reasonOf(row),
      }))}
      onClose={onClose}
    />
  );
}
