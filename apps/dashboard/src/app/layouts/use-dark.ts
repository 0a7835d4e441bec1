import { useTheme } from '../../shared/session/preferences';

export function useDark(): { isDark: boolean; setDark: (isDark: boolean) => void } {
  const [theme, setTheme] = useTheme();
  return {
    isDark:
      theme === 'dark' ||
      (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches),
    setDark: (isDark) => setTheme(isDark ? 'dark' : 'light'),
  };
}
