import type { TFunction } from 'i18next';
import type { OutgoingMessage } from '../../../shared/chat/outbox-record';

/** Whether anything of a message may still be sent, were it not for its rejected photos. */
export const hasRest = ({ text, photos }: OutgoingMessage): boolean =>
  text !== '' || photos.some(({ refusal }) => refusal === undefined);

/** What has to be said of a message on its way beside its state: why it does not go, and what to do about it. */
export function outgoingNote(
  message: OutgoingMessage,
  t: TFunction<'chat'>,
  /** Texts of a code of the namespace `errors`. */
  messageOfCode: (code: string | undefined) => string | undefined,
): string | undefined {
  const { state, code, isKept, photos } = message;
  if (state === 'leaving') return t('state.leaving');
  if (state === 'blocked') return t('state.blocked', { why: messageOfCode(code) });
  if (state !== 'failed') return isKept ? undefined : t('state.notKept');
  const rejected = photos.flatMap(({ name, refusal }) =>
    refusal === undefined
      ? []
      : t('state.photoRejected', { name, why: messageOfCode(refusal)?.replace(/\.$/, '') }),
  );
  if (rejected.length === 0) return messageOfCode(code);
  return [...rejected, ...(hasRest(message) ? [t('state.photosRejected')] : [])].join(' ');
}
