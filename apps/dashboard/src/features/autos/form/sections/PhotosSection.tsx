import { Badge } from '@karvon/ui/Badge';
import { PhotoGrid, type Photo } from '../../../../shared/marketplace/PhotoGrid/PhotoGrid';
import { Text } from '@karvon/ui/Text';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../../../shared/feedback/error-text';
import { toast } from '../../../../shared/feedback/toast';
import { useUndo } from '../../../../shared/feedback/use-undo';
import { formatFileSize } from '../../../../shared/format/number';
import { useKeyLabels } from '../../../../shared/keys/registered-keys';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { photoLimits } from '../../../../shared/photos/shrink-photo';
import { photoLimit } from '../photos-field';
import { FormSection } from '../FormSection';
import type { FormPhotos } from '../photos/use-photo-uploads';
import { useAutoForm } from '../use-auto-form';

/** Codes in the namespace `errors`. */
const rejectionCodes = {
  type: 'file_type_not_supported',
  size: 'file_too_large',
  empty: 'image_broken',
  count: 'too_many_photos',
} as const;

export function PhotosSection({ photos }: { photos: FormPhotos }) {
  const { t } = useTranslation('auto-form');
  const { control } = useAutoForm();
  const message = useFieldMessage();
  const language = useLanguage();
  const offerUndo = useUndo();
  useKeyLabels('page', [
    { keys: [['Enter']], label: t('photos.keyLift') },
    { keys: [['ArrowLeft'], ['ArrowRight']], label: t('photos.keyMove') },
  ]);
  const { field, fieldState } = useController({ control, name: 'photos' });
  const count = field.value.length;

  const items = field.value.map(({ key, name, image }): Photo => {
    if (image !== null) return { id: key, state: 'ready', src: image.thumbnail, name };
    const upload = photos.uploads.get(key);
    if (upload?.state === 'failed') {
      return {
        id: key,
        state: 'failed',
        src: upload.src ?? null,
        name,
        errorMessage: t(upload.isLost === true ? 'photos.gone' : 'photos.failed'),
        canRetry: upload.isLost !== true,
      };
    }
    const size = upload?.size ?? 0;
    return {
      id: key,
      state: 'uploading',
      src: upload?.src ?? null,
      name,
      progress: upload?.share ?? 0,
      loadedText:
        upload?.state === 'uploading'
          ? t('photos.progress', {
              loaded: formatFileSize(size * upload.share, language),
              total: formatFileSize(size, language),
            })
          : t('photos.waiting'),
    };
  });

  const reasons = field.value.flatMap(({ key, name }) => {
    const upload = photos.uploads.get(key);
    if (upload?.state !== 'failed') return [];
    return [{ key, text: t('photos.rejected', { name, reason: message(upload.code) ?? '' }) }];
  });

  return (
    <FormSection
      id="photos"
      description={t('hints.photos')}
      mark={<Badge>{t('photos.count', { count, limit: photoLimit })}</Badge>}
    >
      <PhotoGrid
        items={items}
        accept={photoLimits.accept}
        maxBytes={photoLimits.maxBytes}
        maxItems={photoLimit}
        errorMessage={message(fieldState.error?.message) ?? null}
        onAdd={photos.add}
        onRemove={(key) => {
          const position = field.value.findIndex((one) => one.key === key) + 1;
          offerUndo(t('photos.removed', { position }), photos.remove(key));
        }}
        onRetry={photos.retry}
        onReorder={photos.reorder}
        onReject={(rejections) => {
          const [first] = rejections;
          if (first === undefined) return;
          const isTooMany = first.reason === 'count';
          void toast({
            tone: 'danger',
            title: isTooMany
              ? t('photos.tooMany', { limit: photoLimit })
              : t('photos.rejected', {
                  name: first.file.name,
                  reason: message(rejectionCodes[first.reason]) ?? '',
                }),
          });
        }}
        labels={{
          list: t('photos.label'),
          cover: t('photos.cover'),
          add: t('photos.add'),
          drop: t('photos.drop'),
          hint: t('photos.hint', { limit: photoLimit }),
          retry: t('photos.retry'),
          remove: (position) => t('photos.remove', { position }),
          open: (position) => t('photos.open', { position }),
          move: (position, total) => t('photos.move', { position, count: total }),
          moveHelp: t('photos.moveHelp'),
          moveBack: t('photos.moveBack'),
          moveForward: t('photos.moveForward'),
          place: t('photos.place'),
          lifted: (position, total) => t('photos.lifted', { position, count: total }),
          moved: (position, total) => t('photos.moved', { position, count: total }),
          placed: (position, total) => t('photos.placed', { position, count: total }),
          cancelled: (position) => t('photos.cancelled', { position }),
        }}
      />
      {count > 0 && fieldState.error !== undefined && (
        <Text as="p" size="sm" tone="danger">
          {message(fieldState.error.message)}
        </Text>
      )}
      {reasons.map(({ key, text }) => (
        <Text key={key} as="p" size="sm" tone="danger">
          {text}
        </Text>
      ))}
    </FormSection>
  );
}
