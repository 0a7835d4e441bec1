import { Button } from '@karvon/ui/Button';
import { ConfirmDialog } from '@karvon/ui/ConfirmDialog';
import { useState } from 'react';

export function RemoveListing() {
  const [isOpen, setOpen] = useState(false);
  const remove = async () => {
    await fetch('/api/cars/1', { method: 'DELETE' });
    setOpen(false);
  };
  return (
    <>
      <Button variant="danger-ghost" onPress={() => setOpen(true)}>
        Удалить
      </Button>
      <ConfirmDialog
        title="Удалить объявление?"
        confirmLabel="Удалить"
        cancelLabel="Отмена"
        closeLabel="Закрыть"
        tone="danger"
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={remove}
      >
        Фото и просмотры удалятся вместе с ним.
      </ConfirmDialog>
    </>
  );
}
