import { Check, CheckCheck, CircleAlert, Timer, type LucideIcon } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { icon } from '../../private/icon-size';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useSettle, type Outcome } from '../../private/outcome';
import { BubbleImages, type BubbleImage } from './BubbleImages';
import * as css from './ChatBubble.css';
import { linkedText } from './linked-text';

export type { BubbleImage } from './BubbleImages';

/** Where a message of ours is on its way. */
export type BubbleState = 'sending' | 'sent' | 'read' | 'failed';

/** All words of a bubble that are not its message. */
export interface BubbleLabels {
  /** Who speaks, for screen readers: «Вы», «Дилноза». */
  author: Record<'in' | 'out', string>;
  /** The state in words. `failed` is also seen: «не отправлено». */
  state: Record<BubbleState, string>;
  /** Sends a failed one again: «повторить». */
  retry: string;
  /** Takes a failed one away: «удалить». */
  discard: string;
  /** Name of an image, counted from 1: «Фото 2 из 6». */
  image: (position: number, count: number) => string;
}

export interface ChatBubbleProps {
  /** Theirs or ours. */
  side: 'in' | 'out';
  /** Plain text; addresses in it become links. @default none */
  text?: string;
  /** Above the words, ten at most; beyond that the last says how many more. @default none */
  images?: readonly BubbleImage[];
  /** As shown: «14:38». */
  time: string;
  /** The same for machines, ISO 8601. */
  dateTime?: string;
  /** Of ours only. @default none */
  state?: BubbleState;
  /** All words that are not the message. */
  labels: BubbleLabels;
  /** Sends a failed one again. */
  onRetry?: () => Outcome;
  /** Takes a failed one away. */
  onDiscard?: () => Outcome;
  /** An image was pressed, from 0: opens an `ImageViewer`. */
  onOpenImage?: (index: number) => void;
}

/** What one person said at once: words, pictures, when, and whether it has arrived. */
export function ChatBubble({
  side,
  text = '',
  images = [],
  time,
  dateTime,
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
        <BubbleText text={text} />{' '}
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
              <time dateTime={dateTime}>{time}</time>
              {state && <StateMark state={state} label={labels.state[state]} />}
            </>
          )}
        </span>
      </div>
    </div>
  );
}

/** The words with their links. Letters of any script stay within the bubble and in their own order. */
function BubbleText({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <span dir="auto" className={css.text}>
      {linkedText(text).map(({ text: content, href }, at) =>
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
