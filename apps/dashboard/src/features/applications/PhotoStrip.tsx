import type { TradeInCar } from '@karvon/api/main';
import { Disclosure } from '@karvon/ui/Disclosure';
import { Gallery } from '@karvon/ui/Gallery';
import { useTranslation } from 'react-i18next';

/** The buyer's photos, folded: whoever decides on a price looks at them. */
export function PhotoStrip({ car: { photos, title } }: { car: TradeInCar }) {
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
          position,
          broken: t('photo.broken'),
          open: (at) => t('photo.open', { position: at }),
          empty: t('noPhotos'),
        }}
      />
    </Disclosure>
  );
}
