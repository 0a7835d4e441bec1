import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { Palette } from './Palette';
import { sectionsOf } from './sections';
import { useSidebarItems } from './sidebar-items';
import { useDark } from './use-dark';
import { usePaletteDeeds } from './use-palette-deeds';

/** The palette with the shell's sections and deeds. */
export function ShellPalette({ exit, onClose }: { exit: () => void; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const items = useSidebarItems();
  const deeds = usePaletteDeeds({ ...useDark(), exit });
  const profile = {
    id: 'profile',
    title: t('nav.profile'),
    icon: UserRound,
    path: paths.profile,
  };
  return <Palette sections={[...sectionsOf(items), profile]} deeds={deeds} onClose={onClose} />;
}
