import { Badge } from '@karvon/ui/Badge';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Phone } from 'lucide-react';

export function MissedCall() {
  return (
    <RowList aria-label="Лиды">
      <Row
        icon={Phone}
        title="Дилноза Рашидова"
        detail="Пропущенный звонок, Chevrolet Tracker"
        meta={<time dateTime="2026-11-20T14:38:00+05:00">14:38</time>}
        end={<Badge tone="accent">новый</Badge>}
        unreadLabel="не прочитано"
        href="/leads/1"
        hasArrow
      />
    </RowList>
  );
}
