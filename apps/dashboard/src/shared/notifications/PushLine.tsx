import { Banner, BannerAction, BannerClose } from '@karvon/ui/Banner';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askForPush } from '../push/push';
import { usePushState } from '../push/push-state';
import { readStored, storageKeys, writeStored } from '../session/storage';
import { pushLineShown } from './announce-push';

/** Line in the bell's drawer: offers notifications for a closed tab, or explains until dismissed why they cannot work. */
export function PushLine() {
  const { t } = useTranslation('notifications');
  const state = usePushState();
  const [shown, setShown] = useState(() => readStored(storageKeys.shownPushState));
  // Outside system: the toast with the same text.
  useEffect(pushLineShown, []);
  // A server without push is up to its operator: dealers cannot change it.
  if (state === 'unknown' || state === 'on' || state === 'off' || shown === state) return null;
  if (state === 'ask') {
    const allow = <BannerAction onPress={() => void askForPush()}>{t('push.allow')}</BannerAction>;
    return <Banner action={allow}>{t('push.ask')}</Banner>;
  }
  if (state === 'starting') return <Banner role="status">{t('push.starting')}</Banner>;
  const close = () => {
    writeStored(storageKeys.shownPushState, state);
    setShown(state);
  };
  const retry = <BannerAction onPress={() => void askForPush()}>{t('push.retry')}</BannerAction>;
  return (
    <Banner
      role="status"
      action={state === 'failed' && retry}
      close={<BannerClose label={t('push.understood')} onPress={close} />}
    >
      {t(`push.${state}`)}
    </Banner>
  );
}
