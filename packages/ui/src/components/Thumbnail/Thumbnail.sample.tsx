import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Thumbnail } from '@karvon/ui/Thumbnail';

export function CarInRow() {
  return (
    <RowList aria-label="Автомобили">
      <Row
        image={<Thumbnail src="/media/cars/1.webp" />}
        title="Chevrolet Tracker, 2023"
        detail="219 000 000 сум"
        href="/cars/1"
        hasArrow
      />
    </RowList>
  );
}
