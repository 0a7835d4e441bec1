import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { Text } from '@karvon/ui/Text';
import { useState } from 'react';

export function AssignLead() {
  const [open, setOpen] = useState<'assign' | 'remove'>();
  const close = () => setOpen(undefined);
  const remove = async () => {
    await fetch('/api/leads/1', { method: 'DELETE' });
    close();
  };
  return (
    <>
      <Button onPress={() => setOpen('assign')}>Передать лид</Button>
      <Button variant="danger-ghost" onPress={() => setOpen('remove')}>
        Удалить
      </Button>
      <Dialog
        title="Передать лид"
        description="Менеджер получит сообщение"
        closeLabel="Закрыть"
        size="sm"
        isOpen={open === 'assign'}
        onOpenChange={close}
        footer={
          <>
            <Button variant="ghost" onPress={close}>
              Отмена
            </Button>
            <Button variant="primary" onPress={close}>
              Передать
            </Button>
          </>
        }
      >
        <Text as="p">Дилноза Рашидова, Chevrolet Tracker</Text>
      </Dialog>
      <Dialog
        role="alertdialog"
        tone="danger"
        title="Удалить лид?"
        confirmLabel="Удалить"
        cancelLabel="Отмена"
        closeLabel="Закрыть"
        isOpen={open === 'remove'}
        onOpenChange={close}
        onConfirm={remove}
      >
        Переписка останется в чате.
      </Dialog>
    </>
  );
}
