import type { WorkPanel, WorkPanelPart } from '@karvon/api/main';
import { StatTile, StatTiles } from '@karvon/ui/StatTile';
import { CalendarClock, Contact, MessagesSquare, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../shared/table/use-screen';
import { isMissing } from './PartFailed';
import { usePanelLinks } from './use-panel-links';

export function PanelTiles({ panel }: { panel: WorkPanel }) {
  const { counts } = panel;
  const links = usePanelLinks();
  /** A dash for an unknown figure, since 0 would be wrong. */
  const known = (count: number, ...parts: readonly WorkPanelPart[]) =>
    isMissing(panel, ...parts) ? '—' : count;
  const { t } = useTranslation('work-panel');
  // On a phone, tiles have space for words of ten letters.
  const labels = useIsPhone() ? 'shortTiles' : 'tiles';
  const toFix = counts.declined_autos + counts.expiring_autos;
  return (
    <StatTiles aria-label={t('tiles.label')}>
      <StatTile
        icon={MessagesSquare}
        iconTone="danger"
        label={t(`${labels}.rooms`, { count: counts.unread_rooms })}
        value={known(counts.unread_rooms, 'rooms')}
        href={links.unreadRooms}
      />
      <StatTile
        icon={Contact}
        iconTone="info"
        label={t(`${labels}.leads`, { count: counts.new_leads })}
        value={known(counts.new_leads, 'leads')}
        href={links.newLeads}
      />
      <StatTile
        icon={CalendarClock}
        iconTone="warn"
        label={t(`${labels}.toFix`, { count: toFix })}
        value={known(toFix, 'declined', 'expiring')}
        href="#fix"
      />
      <StatTile
        icon={RefreshCw}
        iconTone="success"
        label={t(`${labels}.refresh`)}
        value={known(counts.refresh_ready, 'refresh')}
        href={links.refreshableAutos}
      />
    </StatTiles>
  );
}
