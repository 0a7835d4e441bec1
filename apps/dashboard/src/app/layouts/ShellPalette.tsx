import { UserRound, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { Palette } from './Palette';
import { sectionsOf } from './sections';
import { useSidebarItems } from './sidebar-items';
import { useDark } from './use-dark';
import { usePaletteActions } from './use-palette-actions';

export function ShellPalette({
  signOut,
  showKeys,
  onClose,
}: {
  signOut: () => void;
  showKeys: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('shell');
  const items = useSidebarItems();
  const paletteActions = usePaletteActions({ ...useDark(), signOut, showKeys });
  const profile = {
    id: 'profile',
    title: t('nav.profile'),
    icon: UserRound,
    path: paths.profile,
  };
  /** The sidebar disables this section, as specified; the palette opens it. */
  const employees = {
    id: 'employees',
    title: t('nav.employees'),
    icon: Users,
    path: paths.employees.index,
  };
  return (
    <Palette
      sections={[...sectionsOf(items), employees, profile]}
      paletteActions={paletteActions}
      onClose={onClose}
    />
  );
}
