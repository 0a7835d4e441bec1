import { FloatingPill } from '@karvon/ui/FloatingPill';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';

export function Leads({ fresh, onShow }: { fresh: number; onShow: () => void }) {
  return (
    <div>
      {fresh > 0 && <FloatingPill onPress={onShow}>{`Показать новые: ${fresh}`}</FloatingPill>}
      <RowList title="Лиды" variant="divided">
        <Row title="Бахтиёр Хамидов" detail="Cobalt, 2024" />
        <Row title="Шерзод Эргашев" detail="Damas, 2023" />
      </RowList>
    </div>
  );
}
