import { useLocation, useNavigation } from 'react-router-dom';

export function usePressedPath(): string {
  const { pathname } = useLocation();
  return useNavigation().location?.pathname ?? pathname;
}
