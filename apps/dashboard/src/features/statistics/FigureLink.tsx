import type { Statistics } from '@karvon/api/main';
import { Link } from '@karvon/ui/Link';
import { useTranslation } from 'react-i18next';
import { useUrlPanel } from '../../shared/resource/use-url-panel';
import { links } from './links';
import type { Figure, useStatisticsSearch } from './use-statistics-search';

export function FigureLink({
  figure,
  data,
  search,
}: {
  figure: Figure;
  data: Statistics;
  search: ReturnType<typeof useStatisticsSearch>;
}) {
  const { t } = useTranslation('statistics');
  const rows = useUrlPanel('rows');
  const { state } = search;
  const what = t(`unit.${figure}`, { count: data.figures[figure].value });
  const label = t('openRows', { what });
  switch (figure) {
    case 'calls':
      return <Link href={links.leads(state, 'call')}>{label}</Link>;
    case 'chats':
      return <Link href={links.leads(state, 'room')}>{label}</Link>;
    case 'leads':
      return <Link href={links.leads(state)}>{label}</Link>;
    case 'views':
    case 'likes':
    case 'sold':
      return <Link onPress={() => rows.open(figure)}>{label}</Link>;
    default:
      return figure satisfies never;
  }
}
