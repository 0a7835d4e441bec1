import { ShortcutsDialog } from '../../shared/marketplace/ShortcutsDialog/ShortcutsDialog';
import { useTranslation } from 'react-i18next';
import { useRegisteredKeys } from '../../shared/keys/registered-keys';
import { keyName } from './key-name';

const places = ['row', 'page', 'everywhere'] as const;

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const groups = useRegisteredKeys();
  return (
    <ShortcutsDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('keys.title')}
      closeLabel={t('common:close')}
      orLabel={t('keys.or')}
      groups={places.map((place) => ({
        title: t(`keys.${place}`),
        shortcuts: groups
          .filter((group) => group.place === place)
          .flatMap(({ keys }) => keys)
          .map(({ label, keys }) => ({
            label,
            keys: keys.map((together) => together.map(keyName)),
          })),
      }))}
    />
  );
}
