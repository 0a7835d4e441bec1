import type { SidebarItem } from '@karvon/ui/Sidebar';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { Palette } from './Palette';
import { sectionsOf } from './sections';
import { usePaletteDeeds } from './use-palette-deeds';

/** The palette with the shell's sections and deeds. */
export function ShellPalette({
  items,
  theme,
  exit,
  onClose,
}: {
  items: readonly SidebarItem[];
  theme: { isDark: boolean; setDark: (isDark: boolean) => void };
  exit: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('shell');
  const deeds = usePaletteDeeds({ ...theme, exit });
  const profile = {
    id: 'profile',
    title: t('nav.profile'),
    icon: UserRound,
    path: paths.profile,
  };
  return <Palette sections={[...sectionsOf(items), profile]} deeds={deeds} onClose={onClose} />;
}
