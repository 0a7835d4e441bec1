import type { Image } from '@karvon/api/main';
import type { TextKey } from '../i18n/use-text';
import type { FieldKind } from '../resource/form/field-kinds';
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

/** One image of a form. Until it is on the server nothing is sent. */
export const imageField = ({
  label,
  isRequired = false,
}: {
  label: TextKey;
  /** @default false */
  isRequired?: boolean;
}): FieldKind<ImageValue, Image | undefined, string | undefined> => ({
  label,
  isRequired,
  identity: imageId,
  format: (image, { t }) => ({ text: t(label), image: thumbnailOf(image) }),
  shape: imageShape,
  empty: null,
  from: (image) => (image === undefined ? null : toImageValue(image)),
  to: imageId,
  rule: (image) => (image === null && !isRequired ? undefined : imageRule(image)),
  files: fileOf,
  restore: resumeImage,
});
