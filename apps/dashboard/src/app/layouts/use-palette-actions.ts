import { Keyboard, Languages, LogOut, Moon, Plus, Sun, type LucideIcon } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { switchLanguage } from '../../shared/i18n/i18n';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';

export interface PaletteAction {
  id: string;
  label: string;
  keywords?: string;
  icon: LucideIcon;
  run: () => void;
}

export function usePaletteActions(shell: {
  isDark: boolean;
  setDark: (isDark: boolean) => void;
  signOut: () => void;
  showKeys: () => void;
}): readonly PaletteAction[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const other = useLanguage() === 'ru' ? 'uz' : 'ru';
  const { isDark, setDark, signOut, showKeys } = shell;
  return [
    {
      id: 'add-auto',
      label: t('palette.addAuto'),
      icon: Plus,
      run: () => void navigate(paths.autos.create),
    },
    {
      id: 'add-avtosalon',
      label: t('palette.addAvtosalon'),
      icon: Plus,
      run: () => void navigate(paths.avtosalons.create),
    },
    {
      id: 'theme',
      label: t(isDark ? 'theme.toLight' : 'theme.toDark'),
      keywords: t('theme.keywords'),
      icon: isDark ? Sun : Moon,
      run: () => setDark(!isDark),
    },
    {
      id: 'language',
      label: t(`palette.to_${other}`),
      icon: Languages,
      run: () => void switchLanguage(other),
    },
    { id: 'keys', label: t('keys.list'), icon: Keyboard, run: showKeys },
    { id: 'sign-out', label: t('user.signOut'), icon: LogOut, run: signOut },
  ];
}
