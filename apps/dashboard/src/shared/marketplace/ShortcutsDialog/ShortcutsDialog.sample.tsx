import { Button } from '@karvon/ui/Button';
import { ShortcutsDialog } from './ShortcutsDialog';
import { useState } from 'react';

const groups = [
  {
    title: 'На этой странице',
    shortcuts: [
      { label: 'Взять на себя', keys: [['T']] },
      { label: 'Следующий лид', keys: [['J'], ['↓']] },
    ],
  },
  { title: 'Везде', shortcuts: [{ label: 'Поиск', keys: [['Ctrl', 'K']] }] },
];

export function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Клавиши</Button>
      <ShortcutsDialog
        title="Клавиши"
        closeLabel="Закрыть"
        orLabel="или"
        groups={groups}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}
