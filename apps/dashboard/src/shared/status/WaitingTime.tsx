import { onServerClock, serverOffset } from '@karvon/api/server-clock';
import { Timer } from '@karvon/ui/Timer';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWait } from '../format/relative-time';
import { useLanguage } from '../i18n/use-language';

interface WaitingTimeProps {
  since: string;
  /** Name of the waiting person, once a page: a wait that becomes urgent is then announced to screen readers. */
  name?: string;
}

export function WaitingTime({ since, name }: WaitingTimeProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const offset = useSyncExternalStore(onServerClock, serverOffset, serverOffset);
  return (
    <Timer
      direction="up"
      at={since}
      serverOffset={offset}
      label={t('waiting')}
      {...(name !== undefined && {
        urgentText: (tone) => t(`waitingLong.${tone}`, { name }),
      })}
      format={(waited) => formatWait(waited, language)}
    />
  );
}
