import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { Text } from '@karvon/ui/Text';
import { useState } from 'react';

export function AssignLead() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Передать лид</Button>
      <Dialog
        title="Передать лид"
        description="Менеджер получит сообщение"
        closeLabel="Закрыть"
        size="sm"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button variant="ghost" onPress={() => setOpen(false)}>
              Отмена
            </Button>
            <Button variant="primary" onPress={() => setOpen(false)}>
              Передать
            </Button>
          </>
        }
      >
        <Text as="p">Дилноза Рашидова, Chevrolet Tracker</Text>
      </Dialog>
    </>
  );
}
