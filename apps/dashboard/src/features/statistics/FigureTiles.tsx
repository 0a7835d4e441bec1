import type { Statistics } from '@karvon/api/main';
import { Inline } from '@karvon/ui/Inline';
import { StatTile, StatTiles, type StatChange } from '@karvon/ui/StatTile';
import { Text } from '@karvon/ui/Text';
import {
  BadgeCheck,
  ContactRound,
  Eye,
  Heart,
  MessagesSquare,
  PhoneIncoming,
  ClipboardList,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { daysIn } from '../../shared/period';
import { figures, ownFigures, type useStatisticsSearch } from './use-statistics-search';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { useQuery } from '@tanstack/react-query';
import { FigureLink } from './FigureLink';
import { HowPopover } from './HowPopover';
import { links } from './links';
import { statisticsQueries } from './queries';
import { useEquations } from './use-equations';

const icons = {
  views: Eye,
  likes: Heart,
  calls: PhoneIncoming,
  leads: ContactRound,
  chats: MessagesSquare,
  sold: BadgeCheck,
} as const;

type Figure = Statistics['figures']['views'];

/** A percentage of a small number, or of more than fivefold, says nothing: the difference does. */
const leastBase = 10;
const mostPercent = 400;

export function FigureTiles({
  data,
  search,
}: {
  data: Statistics;
  search: ReturnType<typeof useStatisticsSearch>;
}) {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const { state, change } = search;
  const { calls, requests, chats, leads } = data.figures;
  const shown = state.responsible === undefined ? figures : ownFigures;
  const moved = ({ compared, previous, change: percent }: Figure): StatChange | null => {
    if (compared === undefined || previous === undefined || previous === 0) return null;
    const direction = compared > previous ? 'up' : compared < previous ? 'down' : 'same';
    if (direction === 'same') return { direction, text: t('same') };
    const isMore = direction === 'up';
    if (percent !== undefined && percent <= mostPercent && previous >= leastBase) {
      const text = formatPercent(Math.abs(percent) / 100, language);
      return {
        direction,
        text,
        label: t(isMore ? 'morePercent' : 'fewerPercent', { percent: text }),
      };
    }
    const count = Math.abs(compared - previous);
    return { direction, text: t(isMore ? 'more' : 'fewer', { count }) };
  };
  const length = daysIn(data.period);
  const endsToday = data.period.to >= state.today;
  const compared = endsToday ? length - 1 : length;
  const note =
    data.previous_period === undefined || compared === 0
      ? undefined
      : t(endsToday ? 'toPrevious' : 'toPreviousFull', { count: compared });
  return (
    <StatTiles
      aria-label={t('tiles')}
      footer={
        <Inline justify="space-between" gap={3}>
          <Inline gap={1}>
            <Text size="sm">
              {t('equation', {
                calls: t('unit.calls', { count: calls.value }),
                requests: t('unit.requests', { count: requests.value }),
                chats: t('unit.chats', { count: chats.value }),
                leads: t('unit.leads', { count: leads.value }),
              })}
            </Text>
            <HowCounted data={data} search={search} />
          </Inline>
          {note !== undefined && (
            <Text size="sm" tone="subtle">
              {note}
            </Text>
          )}
        </Inline>
      }
    >
      {shown.map((figure) => (
        <StatTile
          key={figure}
          label={t(`figure.${figure}`)}
          icon={icons[figure]}
          value={formatNumber(data.figures[figure].value, language)}
          change={moved(data.figures[figure])}
          isPressed={state.figure === figure}
          onPress={() => change({ figure: figure === shown[0] ? undefined : figure })}
        />
      ))}
    </StatTiles>
  );
}

function HowCounted({
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
