import type { Image } from '@karvon/api/main';
import type { TextKey } from '../i18n/use-text';
import type { FieldKind, FieldOptions } from '../resource/form/field-kinds';
import {
  fileOf,
  imageId,
  imageRule,
  imageShape,
  resumeImage,
  thumbnailOf,
  toImageValue,
  type ImageValue,
} from './image-value';

export const imageField = (
  field: FieldOptions<ImageValue> & { label: TextKey },
): FieldKind<ImageValue, Image | undefined, string | undefined> => ({
  identity: imageId,
  format: (image, { t }) => ({ text: t(field.label), image: thumbnailOf(image) }),
  missing: 'image_required',
  rule: (image) => (image === null ? undefined : imageRule(image)),
  ...field,
  shape: imageShape,
  empty: null,
  from: (image) => (image === undefined ? null : toImageValue(image)),
  to: imageId,
  files: fileOf,
  restore: resumeImage,
});
