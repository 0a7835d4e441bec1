import { messageLimits, type OutboxRecord } from './outbox-record';
import type { RoomDrafts } from './room-drafts';

/**
 * Restores a message to its room's field, before the typed text. Rejected photos are left out.
 * @returns false, without effect, when the field has no room for the photos
 */
export function restoreToDraft(
  drafts: Pick<RoomDrafts, 'of' | 'setText' | 'addPhotos' | 'flush'>,
  roomId: number,
  { text, photos }: Pick<OutboxRecord, 'text' | 'photos'>,
): boolean {
  const field = drafts.of(roomId).get();
  const good = photos.filter(({ refusal }) => refusal === undefined);
  if (field.photos.length + good.length > messageLimits.photos) return false;
  if (text !== '') {
    drafts.setText(roomId, field.text.trim() === '' ? text : `${text}\n${field.text}`);
  }
  if (good.length > 0) {
    drafts.addPhotos(
      roomId,
      good.map(({ file, name }) => new File([file], name, { type: file.type })),
    );
  }
  drafts.flush();
  return true;
}
