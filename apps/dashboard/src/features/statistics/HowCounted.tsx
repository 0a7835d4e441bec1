import type { Statistics } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Heading } from '@karvon/ui/Heading';
import { Popover } from '@karvon/ui/Popover';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { ClipboardList, MessagesSquare, PhoneIncoming } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { FigureLink } from './FigureLink';
import { links } from './links';
import type { useStatisticsSearch } from './use-statistics-search';

/** How the chosen figure is counted: in words, and with the numbers on screen. */
export function HowCounted({
  data,
  search,
}: {
  data: Statistics;
  search: ReturnType<typeof useStatisticsSearch>;
}) {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const { state } = search;
  const { figure } = state;
  const title = t('how.title', { figure: t(`figure.${figure}`) });
  const { calls, requests, chats, leads } = data.figures;
  const parts = [
    { id: 'calls', icon: PhoneIncoming, value: calls.value, type: 'call' },
    { id: 'requests', icon: ClipboardList, value: requests.value, type: 'leads' },
    { id: 'chats', icon: MessagesSquare, value: chats.value, type: 'room' },
  ] as const;
  return (
    <Popover
      aria-label={title}
      trigger={
        <Button variant="ghost" size="sm">
          {t('howCounted')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Heading level={3}>{title}</Heading>
        <Text as="p" size="sm" tone="muted">
          {t(`how.${figure}`)}
        </Text>
        {figure === 'leads' && (
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
        )}
        {figure !== 'leads' && <FigureLink figure={figure} data={data} search={search} />}
        <Text as="p" size="xs" tone="subtle">
          {t('how.day')} {data.previous_period !== undefined && t('how.compare')}
        </Text>
      </Stack>
    </Popover>
  );
}
