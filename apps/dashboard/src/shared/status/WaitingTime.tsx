import { Icon } from '@karvon/ui/Icon';
import { Inline } from '@karvon/ui/Inline';
import { Text } from '@karvon/ui/Text';
import { Timer } from 'lucide-react';
import { formatWait } from '../format/relative-time';
import { useServerNow } from '../format/use-server-now';
import { useLanguage } from '../i18n/use-language';
import { waitingTone } from './waiting-tone';

/** How long somebody has waited, by the server's clock, in the tone of its cost. */
export function WaitingTime({ since }: { since: string }) {
  const language = useLanguage();
  const waited = Math.max(0, useServerNow() - Date.parse(since));
  const tone = waitingTone(waited);
  return (
    <Text as="div" size="sm" tone={tone} weight="medium" isNumeric>
      <Inline gap={1} isWrapping={false}>
        <Icon icon={Timer} size={14} />
        {formatWait(waited, language)}
      </Inline>
    </Text>
  );
}
