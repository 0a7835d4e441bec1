import { ImageViewer } from '@karvon/ui/Gallery/ImageViewer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadImage, ViewedImage } from './thread-images';

export function ThreadViewer({
  images,
  first,
  onClose,
}: {
  images: readonly ThreadImage[];
  first: ViewedImage;
  onClose: () => void;
}) {
  const { t } = useTranslation(['chat', 'common']);
  const [shown, setShown] = useState(
    () => images.find(({ of, at }) => of === first.of && at === first.at)?.id,
  );
  // By id, not by index: new images may arrive while the viewer is open.
  const index = Math.max(
    0,
    images.findIndex(({ id }) => id === shown),
  );
  return (
    <ImageViewer
      isOpen
      images={images.map(({ id, src, thumb, name }, at) => ({
        id,
        src,
        thumb,
        name,
        alt: t('thread.photo', { number: at + 1 }),
      }))}
      index={index}
      onIndexChange={(at) => setShown(images[at]?.id)}
      onOpenChange={onClose}
      labels={{
        viewer: t('thread.viewer'),
        close: t('common:close'),
        previous: t('viewer.previous'),
        next: t('viewer.next'),
        zoomIn: t('common:zoomIn'),
        zoomOut: t('common:zoomOut'),
        position: (position, count) => t('viewer.position', { position, count }),
        broken: t('viewer.broken'),
      }}
    />
  );
}
