import { Button } from '@karvon/ui/Button';
import { createToastQueue, ToastRegion } from '@karvon/ui/Toast';

// One queue per application; its region is at the root.
const toasts = createToastQueue();

export function ArchiveCar() {
  const restore = () => fetch('/api/cars/1/restore', { method: 'POST' });
  const archive = async () => {
    await fetch('/api/cars/1/archive', { method: 'POST' });
    toasts.add({
      title: 'Машина в архиве',
      description: 'Chevrolet Spark, 2021',
      tone: 'success',
      undo: true,
      action: { label: 'Вернуть', onAction: restore },
    });
  };
  return (
    <>
      <Button onPress={archive}>В архив</Button>
      <ToastRegion queue={toasts} aria-label="Уведомления" closeLabel="Закрыть" />
    </>
  );
}
