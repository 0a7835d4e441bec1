import { Banner, BannerAction } from '@karvon/ui/Banner';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../shared/format/date';
import { readDemoUntil } from '../../shared/session/profile';
import { signOut } from '../../shared/session/session';

export function DemoBanner() {
  const { t } = useTranslation('shell');
  const until = readDemoUntil();
  if (until === undefined) return null;
  return (
    <Banner
      tone="info"
      title={t('demo.title', { time: formatTime(until) })}
      action={<BannerAction onPress={signOut}>{t('demo.connect')}</BannerAction>}
    >
      {t('demo.text')}
    </Banner>
  );
}
