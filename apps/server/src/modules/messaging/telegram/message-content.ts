import type { TelegramMessage } from '../../../platform/providers/telegram/telegram-provider';

const photoTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** File of a photo, or of an image that was sent as a file. */
export function photoOf({ photo, document }: TelegramMessage): string | undefined {
  const largest = photo?.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
  if (largest !== undefined) return largest.file_id;
  const isPhoto = photoTypes.includes(document?.mime_type ?? '');
  return isPhoto ? document?.file_id : undefined;
}

export const textOf = ({ text, caption }: TelegramMessage): string => text ?? caption ?? '';

/** Telegram leaves out the plus of some numbers. */
export function phoneOf(typed: string): string | undefined {
  const digits = typed.replaceAll(/\D/g, '');
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined;
}
