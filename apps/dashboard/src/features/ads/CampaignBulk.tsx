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
import { addDays, dayOf } from './campaign-dates';
import { CampaignBulkResult } from './CampaignBulkResult';
import { adsCalls, adsQueries } from './queries';

/** The bar over chosen campaigns: pause, continue, a later last day. */
export function CampaignBulk({ rows, onSelect }: BulkProps<Campaign>) {
  const { t } = useTranslation(['ads', 'common', 'money']);
  const today = dayOf(useServerNow());
  const [end, setEnd] = useState<string | null>(null);
  const [isExtending, setExtending] = useState(false);
  const [partly, setPartly] = useState<{ result: CampaignsBulkResult; chosen: Campaign[] }>();
  const ids = rows.map(({ id }) => id);
  const pay = useUrlPanel('pay');
  const { may } = useMember();
  const { reason } = may('ads.edit');
  const payable = rows.filter(({ can_pay }) => can_pay);
  const bulk = useAction(adsCalls.bulk, {
    // What was left out is said one by one, in a window.
    success: ({ done, failed }) =>
      failed === 0 ? { title: t('common:bulk.result', { done, failed }) } : undefined,
    invalidates: adsQueries.lists,
    onDone: (result) => {
      if (result.failed > 0) setPartly({ result, chosen: [...rows] });
      onSelect(result.results.filter(({ ok }) => !ok).map(({ id }) => id));
    },
  });
  const run = (request: Request) => bulk.run(request);
  /** A year from the first day of the one that began first: the server's rule. */
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
            if (end === null) return;
            await run({ ids, action: 'extend', end_date: end });
            setExtending(false);
          }}
        >
          <DatePicker
            label={t('bulk.extend')}
            minValue={today}
            maxValue={longest}
            value={end}
            onChange={setEnd}
          />
        </Confirm>
      )}
    </>
  );
}
