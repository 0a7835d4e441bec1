import { useLocation, useNavigation } from 'react-router-dom';

/** Path of the current or pending navigation: the pressed section is highlighted immediately. */
export function usePressedPath(): string {
  const { pathname } = useLocation();
  return useNavigation().location?.pathname ?? pathname;
}
