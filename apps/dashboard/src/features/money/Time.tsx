import { Text } from '@karvon/ui/Text';
import { useIsPhone } from '../../shared/table/use-screen';

/** A time after its day: behind it in a column, like it in a phone's card, where both are small and muted. */
export function Time({ children }: { children: string }) {
  return useIsPhone() ? children : <Text tone="muted">{children}</Text>;
}
