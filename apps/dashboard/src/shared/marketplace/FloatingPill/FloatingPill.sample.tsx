import { FloatingPill } from './FloatingPill';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { useState } from 'react';

export function NewLeads() {
  const [hasNew, setHasNew] = useState(true);
  return (
    <div>
      {hasNew && <FloatingPill onPress={() => setHasNew(false)}>Показать новые: 2</FloatingPill>}
      <RowList title="Новые лиды" variant="divided">
        <Row title="Бахтиёр Хамидов" detail="Cobalt, 2024" />
      </RowList>
    </div>
  );
}
