import { useLocation, useNavigation } from 'react-router-dom';

/** Path of the page that was asked for, while it is on its way too: its place in the navigation lights up with the press. */
export function usePressedPath(): string {
  const { pathname } = useLocation();
  return useNavigation().location?.pathname ?? pathname;
}
