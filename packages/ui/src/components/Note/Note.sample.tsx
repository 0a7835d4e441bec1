import { Link } from '@karvon/ui/Link';
import { Note } from '@karvon/ui/Note';

export function VinNote() {
  return (
    <Note>
      VIN увидят только модераторы.{' '}
      <Link href="/help/vin" isUnderlined>
        Зачем он нужен
      </Link>
    </Note>
  );
}
