import type { Application, TradeInCar } from '@karvon/api/main';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Banner } from '@karvon/ui/Banner';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import { formatDayTime } from '../../shared/format/relative-time';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { Disclosure } from '@karvon/ui/Disclosure';
import { Gallery } from '@karvon/ui/Gallery';

export const isGone = ({ desired_status: status }: Pick<Application, 'desired_status'>): boolean =>
  status === 'sold_on_karvon' || status === 'deleted';

export function ApplicationCars({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const now = useServerNow();
  const { current_car: current, desired_car: desired, desired_price, currency } = application;
  const { room_id: room, lead_id: lead, trade_in_auto_id: won, auto_id: auto } = application;
  const facts = [
    current.mileage !== undefined &&
      t('mileage', { distance: formatNumber(current.mileage, language, 0) }),
    current.photos.length === 0 ? t('noPhotos') : t('photos', { count: current.photos.length }),
  ];
  return (
    <Stack gap={3}>
      <Inline gap={3}>
        <Text size="sm" tone="muted">
          {`${t(`source.${application.source}`)} · ${formatDayTime(application.created_at, language, now)}`}
        </Text>
        {room !== undefined && <Link href={paths.chat(room)}>{t('toChat')}</Link>}
        {lead !== undefined && <Link href={paths.lead(lead)}>{t('toLead')}</Link>}
        {won !== undefined && <Link href={paths.tradeIn.offers(won)}>{t('toOffer')}</Link>}
        {auto !== undefined && <Link href={paths.autos.view(auto)}>{t('toListing')}</Link>}
      </Inline>
      <RowList aria-label={t('col.cars')}>
        <Row
          image={<Thumbnail src={current.photos[0]?.thumbnail} />}
          title={current.title}
          detail={facts.filter(Boolean).join(' · ')}
        />
        {desired !== undefined && (
          <Row
            image={<Thumbnail src={desired.photo?.thumbnail} isFaded={isGone(application)} />}
            title={`→ ${desired.title}`}
            detail={desired_price !== undefined && formatMoney(desired_price, currency, language)}
            href={paths.autos.view(desired.id)}
            hasArrow
          />
        )}
      </RowList>
      {desired !== undefined && isGone(application) && (
        <Banner size="sm">{t('carSold', { car: desired.title })}</Banner>
      )}
      {current.description !== undefined && (
        <Text tone="muted" isTranslatable>{`«${current.description}»`}</Text>
      )}
      <PhotoStrip car={current} />
    </Stack>
  );
}

function PhotoStrip({ car: { photos, title } }: { car: TradeInCar }) {
  const { t } = useTranslation(['applications', 'common']);
  if (photos.length === 0) return null;
  const position = (at: number, count: number) => t('photo.position', { position: at, count });
  return (
    <Disclosure title={t('photo.all')}>
      <Gallery
        images={photos.map(({ id, url, thumbnail, name }, at) => ({
          id,
          src: url,
          thumb: thumbnail,
          name: name ?? null,
          alt: `${title}, ${position(at + 1, photos.length)}`,
        }))}
        labels={{
          viewer: t('photo.all'),
          close: t('common:close'),
          previous: t('photo.previous'),
          next: t('photo.next'),
          zoomIn: t('common:zoomIn'),
          zoomOut: t('common:zoomOut'),
          position,
          broken: t('photo.broken'),
          open: (at) => t('photo.open', { position: at }),
          empty: t('noPhotos'),
        }}
      />
    </Disclosure>
  );
}
