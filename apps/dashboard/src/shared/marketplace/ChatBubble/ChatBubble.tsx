import { Check, CheckCheck, CircleAlert, Timer, type LucideIcon } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { icon } from '@karvon/ui/internal/icon-size';
import { VisuallyHidden } from '@karvon/ui/VisuallyHidden';
import { useSettle, type Outcome } from '@karvon/ui/internal/outcome';
import { BubbleImages, type BubbleImage } from './BubbleImages';
import * as css from './ChatBubble.css';
import { languageOf } from '../language-of';
import { linkedText, type IsPhoneNumber } from './linked-text';

export type { BubbleImage } from './BubbleImages';
export type { IsPhoneNumber } from './linked-text';

/** Delivery status of our own message. */
export type BubbleState = 'sending' | 'sent' | 'read' | 'failed';

/** All texts of a bubble except the message. */
export interface BubbleLabels {
  /** The author, for screen readers: «Вы», «Дилноза». */
  author: Record<'in' | 'out', string>;
  /** The status as text. `failed` is also visible: «не отправлено». */
  state: Record<BubbleState, string>;
  /** Beside the time of a changed message: «изменено». @default none */
  edited?: string;
  /** Label of the button that sends a failed message again: «повторить». */
  retry: string;
  /** Label of the button that discards a failed message: «удалить». */
  discard: string;
  /** Name of an image, counted from 1: «Фото 2 из 6». */
  image: (position: number, count: number) => string;
}

export interface ChatBubbleProps {
  /** Theirs or ours. */
  side: 'in' | 'out';
  /** Plain text; addresses and phone numbers in it become links. @default none */
  text?: string;
  /** Returns true when a number in E.164 can be called: only such numbers become links. @default none is */
  isPhoneNumber?: IsPhoneNumber;
  /** Above the text, ten at most; if there are more, the last one shows how many. @default none */
  images?: readonly BubbleImage[];
  /** The time as shown: «14:38». */
  time: string;
  /** The same in ISO 8601. */
  dateTime?: string;
  /** True after its author changed it. @default false */
  isEdited?: boolean;
  /** State of one of our own messages. @default none */
  state?: BubbleState;
  /** All texts except the message. */
  labels: BubbleLabels;
  /** Sends a failed message again. */
  onRetry?: () => Outcome;
  /** Discards a failed message. */
  onDiscard?: () => Outcome;
  /** Called with the position of the image, from 0: open an `ImageViewer`. */
  onOpenImage?: (index: number) => void;
}

/** One message: text, images, time and delivery status. */
export function ChatBubble({
  side,
  text = '',
  isPhoneNumber = () => false,
  images = [],
  time,
  dateTime,
  isEdited = false,
  state,
  labels,
  onRetry,
  onDiscard,
  onOpenImage,
}: ChatBubbleProps) {
  const isFailed = state === 'failed';
  const hasImages = images.length > 0;
  return (
    <div className={css.bubble({ side, isFailed, hasImages })} data-images={hasImages || undefined}>
      <VisuallyHidden>{labels.author[side]}: </VisuallyHidden>
      {hasImages && <BubbleImages images={images} label={labels.image} onOpen={onOpenImage} />}
      <div className={css.content}>
        {/* A browser that translates it puts elements of its own into it: another text is another element. */}
        <BubbleText key={text} text={text} isPhoneNumber={isPhoneNumber} />{' '}
        <span className={css.meta} data-side={side} data-failed={isFailed || undefined}>
          {isFailed ? (
            <>
              <CircleAlert {...icon.xs} />
              {labels.state.failed}
              {onRetry && <MessageAction label={labels.retry} onPress={onRetry} />}
              {onDiscard && <MessageAction label={labels.discard} onPress={onDiscard} />}
            </>
          ) : (
            <>
              {isEdited && labels.edited}
              <time dateTime={dateTime}>{time}</time>
              {state && <StateMark state={state} label={labels.state[state]} />}
            </>
          )}
        </span>
      </div>
    </div>
  );
}

/** The text with its links. Letters of any script stay within the bubble and in their own order. */
function BubbleText({ text, isPhoneNumber }: { text: string; isPhoneNumber: IsPhoneNumber }) {
  if (text === '') return null;
  return (
    <span dir="auto" lang={languageOf(text)} translate="yes" className={css.text}>
      {linkedText(text, isPhoneNumber).map(({ text: content, href }, at) =>
        href === undefined ? (
          content
        ) : (
          <a
            // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
            key={at}
            href={href}
            // A name in foreign letters shows here as it truly is.
            title={href}
            target={href.startsWith('tel:') ? undefined : '_blank'}
            rel="noopener noreferrer nofollow"
            className={css.link}
          >
            {content}
          </a>
        ),
      )}
    </span>
  );
}

const marks = { sending: Timer, sent: Check, read: CheckCheck } satisfies Record<
  Exclude<BubbleState, 'failed'>,
  LucideIcon
>;

function StateMark({ state, label }: { state: keyof typeof marks; label: string }) {
  const Mark = marks[state];
  return (
    <>
      <Mark {...icon.xs} className={css.mark} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}

function MessageAction({ label, onPress }: { label: string; onPress: () => Outcome }) {
  const settle = useSettle();
  return (
    <>
      <span aria-hidden>·</span>
      <Button className={css.action} onPress={() => settle(onPress())}>
        {label}
      </Button>
    </>
  );
}
