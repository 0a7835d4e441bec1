import { onServerClock, serverOffset } from '@karvon/api/server-clock';
import { WaitingTime as Time } from '@karvon/ui/WaitingTime';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWait } from '../format/relative-time';
import { useLanguage } from '../i18n/use-language';

interface WaitingTimeProps {
  since: string;
  /** Of who waits: with it a wait that becomes urgent is announced to screen readers. Once for each who waits on a page. */
  name?: string;
}

/** How long somebody has waited, by the server's clock, in the language of the user. */
export function WaitingTime({ since, name }: WaitingTimeProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const offset = useSyncExternalStore(onServerClock, serverOffset, serverOffset);
  return (
    <Time
      since={since}
      serverOffset={offset}
      label={t('waiting')}
      {...(name !== undefined && {
        urgentText: (tone) => t(`waitingLong.${tone}`, { name }),
      })}
      format={(waited) => formatWait(waited, language)}
    />
  );
}
