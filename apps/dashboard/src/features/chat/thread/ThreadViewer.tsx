import { ImageViewer } from '@karvon/ui/ImageViewer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadPicture, ViewedPicture } from './thread-pictures';

/** The pictures of a thread on the whole screen, beginning with the one that was pressed. */
export function ThreadViewer({
  pictures,
  first,
  onClose,
}: {
  pictures: readonly ThreadPicture[];
  first: ViewedPicture;
  onClose: () => void;
}) {
  const { t } = useTranslation(['chat', 'common']);
  const [shown, setShown] = useState(
    () => pictures.find(({ of, at }) => of === first.of && at === first.at)?.id,
  );
  // By name and not by number: pictures may come while one looks.
  const index = Math.max(
    0,
    pictures.findIndex(({ id }) => id === shown),
  );
  return (
    <ImageViewer
      isOpen
      images={pictures.map(({ id, src, thumb, name }, at) => ({
        id,
        src,
        thumb,
        name,
        alt: t('thread.photo', { number: at + 1 }),
      }))}
      index={index}
      onIndexChange={(at) => setShown(pictures[at]?.id)}
      onOpenChange={onClose}
      labels={{
        viewer: t('thread.viewer'),
        close: t('common:close'),
        previous: t('viewer.previous'),
        next: t('viewer.next'),
        position: (position, count) => t('viewer.position', { position, count }),
        broken: t('viewer.broken'),
      }}
    />
  );
}
