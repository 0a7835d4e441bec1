import type { Statistics } from '@karvon/api/main';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList, MessagesSquare, PhoneIncoming } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { FigureLink } from './FigureLink';
import { HowPopover } from './HowPopover';
import { links } from './links';
import { statisticsQueries } from './queries';
import { useEquations } from './use-equations';
import type { useStatisticsSearch } from './use-statistics-search';

/** How the chosen figure is counted. Leads are a table of their types, each of which opens its rows. */
export function HowCounted({
  data,
  search,
}: {
  data: Statistics;
  search: ReturnType<typeof useStatisticsSearch>;
}) {
  const { t } = useTranslation('statistics');
  const equations = useEquations();
  const { figure } = search.state;
  const { data: funnel } = useQuery(statisticsQueries.funnel(search.state));
  return (
    <HowPopover
      hasLabel
      subject={t(`figure.${figure}`)}
      text={t(`how.${figure}`)}
      equations={equations.figure(data, figure, funnel)}
      note={[t('how.day'), data.previous_period !== undefined && t('how.compare')]
        .filter(Boolean)
        .join(' ')}
    >
      {figure === 'leads' ? (
        <LeadTypes data={data} search={search} />
      ) : (
        <FigureLink figure={figure} data={data} search={search} />
      )}
    </HowPopover>
  );
}

function LeadTypes({
  data,
  search: { state },
}: {
  data: Statistics;
  search: ReturnType<typeof useStatisticsSearch>;
}) {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const { calls, requests, chats, leads } = data.figures;
  const parts = [
    { id: 'calls', icon: PhoneIncoming, value: calls.value, type: 'call' },
    { id: 'requests', icon: ClipboardList, value: requests.value, type: 'leads' },
    { id: 'chats', icon: MessagesSquare, value: chats.value, type: 'room' },
  ] as const;
  return (
    <RowList variant="divided" aria-label={t('figure.leads')}>
      {parts.map(({ id, icon, value, type }) => (
        <Row
          key={id}
          size="sm"
          icon={icon}
          title={t(`figure.${id}`)}
          end={formatNumber(value, language)}
          href={links.leads(state, type)}
          hasArrow
        />
      ))}
      <Row
        size="sm"
        title={<strong>{t('total')}</strong>}
        end={<strong>{formatNumber(leads.value, language)}</strong>}
      />
    </RowList>
  );
}
