import { useTheme } from '../../shared/session/preferences';

/** Whether the page is dark now, whoever decided it, and a switch that decides it for good. */
export function useDark(): { isDark: boolean; setDark: (isDark: boolean) => void } {
  const [theme, setTheme] = useTheme();
  return {
    isDark:
      theme === 'dark' ||
      (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches),
    setDark: (isDark) => setTheme(isDark ? 'dark' : 'light'),
  };
}
