import { Text } from '@karvon/ui/Text';
import { useIsPhone } from '../../shared/table/use-screen';

/** A column mutes the time; a phone's card has muted text already. */
export function Time({ children }: { children: string }) {
  return useIsPhone() ? children : <Text tone="muted">{children}</Text>;
}
