import { Paperclip, Send } from 'lucide-react';
import { useId, useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { icon } from '@karvon/ui/internal/icon-size';
import { media } from '@karvon/ui/internal/media';
import type { Focusable } from '@karvon/ui/internal/option';
import { useSettle, type Outcome } from '@karvon/ui/internal/outcome';
import { useMedia } from '@karvon/ui/internal/use-media';
import { clearOfToasts } from '@karvon/ui/internal/clear-of-toasts';
import { useRootMark } from '@karvon/ui/internal/use-root-mark';
import { sortFiles, type FileRejection } from '@karvon/ui/file-accepts';
import { useFileDrag } from '@karvon/ui/file-drag';
import { IconButton } from '@karvon/ui/IconButton';
import type {
  ComposerAttachment,
  ComposerLabels,
  QuickRepliesAction,
  QuickReply,
} from './attachment';
import * as css from './Composer.css';
import { Previews } from './Previews';
import { QuickReplies } from './QuickReplies';
import { useGrowing } from './use-growing';

export type { Focusable } from '@karvon/ui/internal/option';
export type {
  ComposerAttachment,
  ComposerLabels,
  QuickRepliesAction,
  QuickReply,
} from './attachment';
export type { FileRejection, FileRejectionReason } from '@karvon/ui/file-accepts';

export interface ComposerProps {
  /** The draft. The page stores it, so that it is kept when the chat is closed. */
  value: string;
  /** Called at every letter, also beyond `maxLength`. */
  onChange: (value: string) => void;
  /** Called by Enter or the button, if there is something to send. The page clears `value` and `attachments`. */
  onSend: () => Outcome;
  /** All texts except the message. */
  labels: ComposerLabels;
  /** Maximum length in UTF-16 units, as `maxLength` of the API. A longer text is kept but not sent. @default no limit */
  maxLength?: number;
  /** Sent with the text. Sending waits until all are ready. @default none */
  attachments?: readonly ComposerAttachment[];
  /** Called with valid files that were chosen, pasted or dropped. Without it nothing can be attached. */
  onAttach?: (files: File[]) => Outcome;
  /** Called with rejected files and their reasons. */
  onReject?: (rejections: FileRejection[]) => Outcome;
  /** Removes an attachment. Without it there is no Remove button. */
  onRemoveAttachment?: (id: string) => Outcome;
  /** Uploads a failed attachment again. */
  onRetryAttachment?: (id: string) => Outcome;
  /** MIME types, `image/*` or file extensions. @default ['image/*'] */
  accept?: readonly string[];
  /** Largest file in bytes. @default no limit */
  maxBytes?: number;
  /** Maximum number of attachments per message. @default 10 */
  maxAttachments?: number;
  /** Quick replies above the field. @default none */
  quickReplies?: readonly QuickReply[];
  /** Called when one is clicked: the page adds its text to the draft. */
  onQuickReply?: (id: QuickReply['id']) => Outcome;
  /** At the end of the quick replies: opens their settings. */
  quickRepliesAction?: QuickRepliesAction;
  /** Nothing can be typed, attached or sent. @default false, or true when there is a `disabledReason` */
  isDisabled?: boolean;
  /** Why writing is not possible: «Покупатель закрыл чат». Shown below the field, as its description. */
  disabledReason?: string;
  /** `focus()` moves to the field. */
  ref?: Ref<Focusable>;
}

/** From this share of the limit on it is said how much is left. */
const nearLimit = 0.9;

/**
 * The field of a chat: Enter sends, Shift+Enter adds a line; on touch Enter adds a line and the button sends. The Enter that
 * ends a composition (Chinese, dictation) never sends.
 */
export function Composer({
  value,
  onChange,
  onSend,
  labels,
  maxLength = Infinity,
  attachments = [],
  onAttach,
  onReject,
  onRemoveAttachment,
  onRetryAttachment,
  accept = ['image/*'],
  maxBytes = Infinity,
  maxAttachments = 10,
  quickReplies = [],
  onQuickReply,
  quickRepliesAction,
  disabledReason,
  isDisabled = disabledReason !== undefined,
  ref,
}: ComposerProps) {
  const hintId = useId();
  const settle = useSettle();
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const isCoarse = useMedia(media.coarse);
  useGrowing(field, value);
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }));

  const left = maxLength - value.length;
  const isReady = attachments.every(({ state }) => state === 'ready');
  const hasSomething = value.trim() !== '' || attachments.length > 0;
  const canSend = !isDisabled && left >= 0 && isReady && hasSomething;
  const isCounted = !isDisabled && value.length >= maxLength * nearLimit;
  const hint = isDisabled ? disabledReason : isCounted ? labels.left(left) : undefined;

  const send = () => {
    if (!canSend) return;
    settle(onSend());
    field.current?.focus();
  };
  const take = async (files: File[]) => {
    const maxFiles = Math.max(0, maxAttachments - attachments.length);
    const { accepted, rejected } = await sortFiles(files, { accept, maxBytes, maxFiles });
    if (accepted.length > 0) settle(onAttach?.(accepted));
    if (rejected.length > 0) settle(onReject?.(rejected));
  };
  useRootMark('hasActionBar');
  const takesFiles = !isDisabled && onAttach !== undefined;
  const drag = useFileDrag(!takesFiles, (files) => settle(take(files)));
  const onKeyDown = (event: KeyboardEvent) => {
    // Safari ends a composition before it reports the key: there the old code 229 is the only sign.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing || isCoarse) return;
    event.preventDefault();
    if (!event.repeat) send();
  };

  return (
    <div className={css.composer} {...clearOfToasts} {...drag.props}>
      {(quickReplies.length > 0 || quickRepliesAction) && (
        <QuickReplies
          label={labels.quickReplies}
          replies={quickReplies}
          isDisabled={isDisabled}
          onReply={onQuickReply}
          action={quickRepliesAction}
        />
      )}
      {attachments.length > 0 && (
        <Previews
          attachments={attachments}
          labels={labels}
          field={field}
          onRemove={onRemoveAttachment}
          onRetry={onRetryAttachment}
        />
      )}
      <div className={css.bar}>
        {onAttach && (
          <span className={css.beside}>
            <IconButton
              icon={Paperclip}
              aria-label={labels.attach}
              isDisabled={!takesFiles || attachments.length >= maxAttachments}
              onPress={() => picker.current?.click()}
            />
          </span>
        )}
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          value={value}
          disabled={isDisabled}
          aria-label={labels.field}
          aria-describedby={hint === undefined ? undefined : hintId}
          aria-invalid={left < 0 || undefined}
          placeholder={labels.placeholder}
          enterKeyHint={isCoarse ? 'enter' : 'send'}
          className={`${css.field} ${css.growing}`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            // Cells of a spreadsheet come as text and as a picture of it.
            const hasText = event.clipboardData.getData('text/plain').trim() !== '';
            if (!takesFiles || files.length === 0 || hasText) return;
            event.preventDefault();
            settle(take(files));
          }}
        />
        <span className={css.beside}>
          <Button
            className={css.send}
            aria-label={labels.send}
            isDisabled={!canSend}
            // A touch on the button must not fold the keyboard away.
            preventFocusOnPress
            onPress={send}
          >
            <Send {...icon.md} />
          </Button>
        </span>
      </div>
      {hint !== undefined && (
        <div
          id={hintId}
          className={css.hint}
          data-reason={isDisabled || undefined}
          data-over={left < 0 || undefined}
        >
          {hint}
        </div>
      )}
      {drag.isOver && <div className={css.drop}>{labels.drop}</div>}
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={accept.join(',')}
        aria-label={labels.attach}
        onChange={(event) => {
          settle(take([...(event.target.files ?? [])]));
          // The same file again must be a change again.
          event.target.value = '';
        }}
      />
    </div>
  );
}
