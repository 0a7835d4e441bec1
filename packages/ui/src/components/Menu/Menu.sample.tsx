import { IconButton } from '@karvon/ui/IconButton';
import { Menu } from '@karvon/ui/Menu';
import { Ellipsis, EyeOff, Pencil, Trash2 } from 'lucide-react';

export function ListingMenu() {
  const hide = () => fetch('/api/cars/1/hide', { method: 'POST' });
  const remove = () => fetch('/api/cars/1', { method: 'DELETE' });
  return (
    <Menu
      aria-label="Действия с объявлением"
      placement="bottom end"
      trigger={<IconButton icon={Ellipsis} aria-label="Ещё" />}
      items={[
        { id: 'edit', label: 'Изменить', icon: Pencil, href: '/cars/1/edit' },
        { id: 'hide', label: 'Снять с показа', icon: EyeOff, onAction: hide },
        { id: 'remove', label: 'Удалить', icon: Trash2, tone: 'danger', onAction: remove },
      ]}
    />
  );
}
