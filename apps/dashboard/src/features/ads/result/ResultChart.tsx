import type { CampaignResult } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Inline } from '@karvon/ui/Inline';
import { LineChart } from '@karvon/ui/LineChart';
import { Stack } from '@karvon/ui/Stack';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { formatDay, formatDateIso } from '../../../shared/format/date';
import { formatNumber } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';
import { AppliedDates } from '../../../shared/resource/filters/AppliedDates';
import { useServerNow } from '../../../shared/format/use-server-now';
import { shortDay } from '../campaign-dates';

export function ResultChart({ result }: { result: CampaignResult }) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const [, setSearch] = useSearchParams();
  const today = formatDateIso(useServerNow());
  const { campaign, from, to, days } = result;
  const choose = (span: { start: string; end: string } | null) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('from');
        next.delete('to');
        if (span !== null) {
          next.set('from', span.start);
          next.set('to', span.end);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Card title={t('result.chart')}>
      <Stack gap={4}>
        <Inline>
          <AppliedDates
            label={t('result.period')}
            minValue={campaign.start_date}
            maxValue={campaign.end_date < today ? campaign.end_date : today}
            value={{ start: from, end: to }}
            onChange={choose}
          />
        </Inline>
        <LineChart
          aria-label={t('result.chart')}
          series={[
            { id: 'spend', label: t('result.spend'), mark: 'bar' },
            { id: 'clicks', label: t('result.clicks'), axis: 'end' },
          ]}
          rows={days.map(({ date, spend, clicks }) => ({ at: date, values: { spend, clicks } }))}
          // Today is incomplete: its point must not look like a drop.
          openEnd={days.length > 1 && days.at(-1)?.date === today}
          formatValue={(value) => formatNumber(value, language)}
          formatDate={(at) => formatDay(at, language)}
          formatTick={shortDay}
          labels={{
            table: t('result.showTable'),
            row: t('result.date'),
            empty: t('result.showChart'),
          }}
        />
      </Stack>
    </Card>
  );
}
