import { IconTile } from '@karvon/ui/IconTile';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Wallet } from 'lucide-react';

export function Payment() {
  return (
    <RowList aria-label="Платежи">
      <Row
        image={<IconTile icon={Wallet} tone="success" isRound />}
        title="Пополнение"
        detail="Payme, 20 ноября"
        end="+500 000 сум"
      />
    </RowList>
  );
}
