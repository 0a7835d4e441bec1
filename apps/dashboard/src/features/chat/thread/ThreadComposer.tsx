import type { Room } from '@karvon/api/chat';
import { Banner, BannerAction } from '@karvon/ui/Banner';
import {
  Composer,
  type FileRejection,
  type Focusable,
} from '../../../shared/marketplace/Composer/Composer';
import { lazy, Suspense, useState, type Ref, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { messageLimits as limits } from '../../../shared/chat/outbox-record';
import { useRoomDraft, type DraftPhoto } from '../../../shared/chat/use-room-draft';
import { toast } from '../../../shared/feedback/toast';
import { useKeyLabels } from '../../../shared/keys/registered-keys';
import { isHeic } from '../../../shared/photos/image-bytes';
import { photoLimits } from '../../../shared/photos/shrink-photo';
import { whenReachable } from '../../../shared/routing/when-reachable';
import { useMember } from '../../../shared/session/member';
import { useQuickReplies } from './use-quick-replies';

const TemplatesDialog = lazy(async () => ({
  default: (await whenReachable(() => import('../templates/TemplatesDialog'))).TemplatesDialog,
}));

const megabyte = 1024 * 1024;

/** Message field. The device keeps a draft per room. */
export function ThreadComposer({
  room,
  onSent,
  ref,
}: {
  room: Room;
  onSent: () => void;
  ref: Ref<Focusable>;
}) {
  const { t } = useTranslation(['chat', 'common', 'errors']);
  const draft = useRoomDraft(room.id);
  const urlOf = usePhotoUrls(draft.photos);
  const quick = useQuickReplies(room, draft);
  const [isManaging, setManaging] = useState(false);
  useKeyLabels('page', [
    { keys: [['Enter']], label: t('keys.send') },
    { keys: [['Shift', 'Enter']], label: t('keys.line') },
  ]);
  const { reason } = useMember().mayWorkOn(room.lead?.responsible?.id);
  const isStopped = room.telegram?.blocked === true;
  const disabledReason = room.is_blocked ? t('composer.blocked') : reason;

  const attach = async (files: readonly File[]) => {
    const areHeic = await Promise.all(files.map(isHeic));
    // The server would reject them only after the message is sent.
    if (areHeic.includes(true)) void toast({ tone: 'warn', title: t('errors:heic_not_supported') });
    const readable = files.filter((_, at) => areHeic[at] === false);
    if (readable.length > 0) draft.addPhotos(readable);
  };
  const reject = (rejections: FileRejection[]) => {
    for (const { file, reason } of rejections.slice(0, 3)) {
      const name = file.name;
      const title =
        reason === 'count'
          ? t('composer.tooMany', { count: limits.photos })
          : reason === 'size'
            ? t('composer.tooLarge', { name, size: photoLimits.maxBytes / megabyte })
            : t('composer.notPhoto', { name });
      void toast({ tone: 'warn', title });
      if (reason === 'count') break;
    }
  };

  return (
    <>
      {isStopped && <Stopped room={room} />}
      <Composer
        ref={ref}
        value={draft.text}
        onChange={draft.setText}
        onSend={() => {
          if (draft.send() !== undefined) onSent();
        }}
        maxLength={limits.text}
        maxAttachments={limits.photos}
        accept={photoLimits.accept}
        maxBytes={photoLimits.maxBytes}
        attachments={draft.photos.map((photo) => ({
          id: photo.key,
          name: photo.name,
          src: urlOf(photo),
          state: 'ready',
        }))}
        onAttach={attach}
        onReject={reject}
        onRemoveAttachment={draft.removePhoto}
        quickReplies={quick.replies}
        onQuickReply={(id) => void quick.choose(id)}
        quickRepliesAction={{
          label: t('templates.manage'),
          onPress: () => setManaging(true),
        }}
        disabledReason={disabledReason}
        isDisabled={isStopped || disabledReason !== undefined}
        labels={{
          field: t('composer.label'),
          placeholder: t('composer.placeholder'),
          send: t('composer.send'),
          attach: t('composer.attach'),
          drop: t('composer.drop'),
          quickReplies: t('templates.label'),
          attachments: t('composer.photos'),
          remove: (name) => t('composer.remove', { name }),
          retry: () => t('common:retry'),
          left: (count) =>
            count < 0 ? t('composer.over', { count: -count }) : t('composer.left', { count }),
        }}
      />
      <Suspense fallback={null}>
        {isManaging && <TemplatesDialog onClose={() => setManaging(false)} />}
      </Suspense>
    </>
  );
}

/** The buyer stopped the bot. A call is left, if the number is known. */
function Stopped({ room }: { room: Room }) {
  const { t } = useTranslation('chat');
  const { phone } = room;
  return (
    <Banner
      tone="warn"
      role="status"
      action={
        phone === undefined ? undefined : (
          <BannerAction href={`tel:${phone}`}>{t('composer.call')}</BannerAction>
        )
      }
    >
      {phone === undefined ? t('composer.tgBlockedNoPhone') : t('composer.tgBlocked')}
    </Banner>
  );
}

/** Creates object URLs, and revokes each when its photo is removed. */
function usePhotoUrls(photos: readonly DraftPhoto[]): (photo: DraftPhoto) => string {
  const urls = useRef(new Map<string, string>());
  const keys = photos.map(({ key }) => key).join(' ');
  // Outside system: the browser's store of object URLs.
  useEffect(() => {
    const there = new Set(keys.split(' '));
    for (const [key, url] of urls.current) {
      if (there.has(key)) continue;
      URL.revokeObjectURL(url);
      urls.current.delete(key);
    }
  }, [keys]);
  // Outside system: the same store. Revokes all URLs on unmount.
  useEffect(() => {
    const known = urls.current;
    return () => {
      for (const url of known.values()) URL.revokeObjectURL(url);
      known.clear();
    };
  }, []);
  return ({ key, file }) => {
    const known = urls.current.get(key);
    if (known !== undefined) return known;
    const url = URL.createObjectURL(file);
    urls.current.set(key, url);
    return url;
  };
}
