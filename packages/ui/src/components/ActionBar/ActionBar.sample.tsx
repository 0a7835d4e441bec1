import { ActionBar } from '@karvon/ui/ActionBar';
import { Button } from '@karvon/ui/Button';

export function ListingActions() {
  const saveDraft = () => fetch('/api/cars/1/draft', { method: 'PUT' });
  return (
    <ActionBar
      aria-label="Действия с объявлением"
      start={
        <Button href="/cars" variant="ghost">
          Отменить
        </Button>
      }
    >
      <Button onPress={saveDraft}>Сохранить черновик</Button>
      <Button type="submit" form="listing" variant="primary">
        На модерацию
      </Button>
    </ActionBar>
  );
}
