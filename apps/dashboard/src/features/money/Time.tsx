import { Text } from '@karvon/ui/Text';
import { useIsPhone } from '../../shared/table/use-screen';

/** A time after its date. A column mutes it; a phone's card has muted text already. */
export function Time({ children }: { children: string }) {
  return useIsPhone() ? children : <Text tone="muted">{children}</Text>;
}
