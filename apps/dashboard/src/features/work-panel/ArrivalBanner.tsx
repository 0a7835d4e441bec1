import { Banner, BannerClose } from '@karvon/ui/Banner';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arrivals } from '../../shared/session/arrival';
import { workQueries } from './queries';

export function ArrivalBanner() {
  const { t } = useTranslation(['work-panel', 'common', 'errors']);
  const [arrival, setArrival] = useState(arrivals.read);
  const { data: profile } = useQuery(workQueries.profile());
  if (arrival === undefined || profile === undefined) return null;
  const forget = () => {
    arrivals.set(undefined);
    setArrival(undefined);
  };
  const close = <BannerClose label={t('common:close')} onPress={forget} />;
  if (arrival === 'busy')
    return (
      <Banner tone="warn" role="alert" close={close}>
        {t('errors:has_own_business')}
      </Banner>
    );
  const company = profile.company_name ?? profile.full_name;
  const salons = profile.member?.avtosalons.map(({ name }) => name).join(', ') ?? '';
  return (
    <Banner tone="success" close={close}>
      {salons === '' ? t('arrival.joined', { company }) : t('arrival.salons', { company, salons })}
    </Banner>
  );
}
