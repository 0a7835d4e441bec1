import type { Auto } from '@karvon/api/main';
import { Gallery } from '@karvon/ui/Gallery';
import { useTranslation } from 'react-i18next';

/** The car's images; a press shows them on the whole screen. */
export function AutoGallery({ auto, title }: { auto: Auto; title: string }) {
  const { t } = useTranslation(['autos', 'common']);
  const position = (at: number, count: number) => t('detail.position', { position: at, count });
  return (
    <Gallery
      images={auto.photos.map(({ id, url, thumbnail, name }, at) => ({
        id,
        src: url,
        thumb: thumbnail,
        name: name ?? null,
        alt: `${title}, ${position(at + 1, auto.photos.length)}`,
      }))}
      labels={{
        viewer: t('detail.gallery'),
        close: t('common:close'),
        previous: t('detail.previous'),
        next: t('detail.next'),
        position,
        broken: t('detail.brokenPhoto'),
        open: (at) => t('detail.openPhoto', { position: at }),
        empty: t('detail.noPhotos'),
      }}
    />
  );
}
