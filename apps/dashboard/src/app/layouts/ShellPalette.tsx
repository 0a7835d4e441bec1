import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { Palette } from './Palette';
import { sectionsOf } from './sections';
import { useSidebarItems } from './sidebar-items';
import { useDark } from './use-dark';
import { usePaletteActions } from './use-palette-actions';

/** The palette with the shell's sections and actions. */
export function ShellPalette({ signOut, onClose }: { signOut: () => void; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const items = useSidebarItems();
  const paletteActions = usePaletteActions({ ...useDark(), signOut });
  const profile = {
    id: 'profile',
    title: t('nav.profile'),
    icon: UserRound,
    path: paths.profile,
  };
  return (
    <Palette
      sections={[...sectionsOf(items), profile]}
      paletteActions={paletteActions}
      onClose={onClose}
    />
  );
}
