import type { Owner } from '../../../platform/values/owner';
export type ImagePurpose =
  | 'auto'
  | 'banner'
  | 'avtosalon'
  | 'profile'
  | 'car_model'
  | 'chat'
  | 'trade_in';

export interface ImagesTables {
  images: {
    /** Random; its files are `<id>.webp` and `<id>.thumb.webp`. */
    id: string;
    business_user_id: Owner;
    purpose: ImagePurpose;
    /** As the uploader's file was called; shown, never used as a path. */
    name: string;
    /** Pixels of the full image. */
    width: number;
    height: number;
    /** Of the full image and the thumbnail together. */
    bytes: number;
    /** Of the file that was uploaded, hexadecimal. */
    sha256: string;
    /** What it looks like, 64 zeros and ones; null for images too plain to be distinguished. */
    phash: string | null;
    created_at: Date;
    /** null until its files are safe. */
    stored_at: Date | null;
  };
  /** Deleted images whose files are still to be removed. */
  image_removals: { id: string };
}
