import type { TFunction } from 'i18next';
import type { OutgoingMessage } from '../../../shared/chat/outbox-record';

/** True when the message has something to send without its rejected photos. */
export const hasRest = ({ text, photos }: OutgoingMessage): boolean =>
  text !== '' || photos.some(({ refusal }) => refusal === undefined);

/** Reason that a message is not sent, and a next step. Undefined when its state says enough. */
export function outgoingNote(
  message: OutgoingMessage,
  t: TFunction<'chat'>,
  /** Codes in the namespace `errors`. */
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
