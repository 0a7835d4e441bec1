import type { TradeInAuto } from '@karvon/api/main';
import { Gallery } from '@karvon/ui/Gallery';
import { useTranslation } from 'react-i18next';

export function CarGallery({ car }: { car: TradeInAuto['car'] }) {
  const { t } = useTranslation(['trade-in', 'common']);
  const position = (at: number, count: number) => t('photo.position', { position: at, count });
  return (
    <Gallery
      images={car.photos.map(({ id, url, thumbnail, name }, at) => ({
        id,
        src: url,
        thumb: thumbnail,
        name: name ?? null,
        alt: `${car.title}, ${position(at + 1, car.photos.length)}`,
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
        empty: t('photo.none'),
      }}
    />
  );
}
