import type { WorkPanel } from '@karvon/api/main';
import { StatTile, StatTiles } from '@karvon/ui/StatTile';
import { CalendarClock, Contact, MessagesSquare, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';

/** Four figures, each of which opens what it counts. */
export function PanelTiles({ panel: { counts } }: { panel: WorkPanel }) {
  const { t } = useTranslation('work-panel');
  const toFix = counts.declined_autos + counts.expiring_autos;
  return (
    <StatTiles aria-label={t('tiles.label')}>
      <StatTile
        icon={MessagesSquare}
        label={t('tiles.rooms', { count: counts.unread_rooms })}
        value={counts.unread_rooms}
        href={`${paths.chat()}?status=unread`}
      />
      <StatTile
        icon={Contact}
        label={t('tiles.leads', { count: counts.new_leads })}
        value={counts.new_leads}
        href={`${paths.leads}?status=new`}
      />
      <StatTile
        icon={CalendarClock}
        label={t('tiles.toFix', { count: toFix })}
        value={toFix}
        href="#fix"
      />
      <StatTile
        icon={RefreshCw}
        label={t('tiles.refresh')}
        value={counts.refresh_ready}
        href={`${paths.autos.index}?status=active&can_refresh=true`}
      />
    </StatTiles>
  );
}
