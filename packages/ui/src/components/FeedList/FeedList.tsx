import type { LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { given } from '../../private/given';
import { icon } from '../../private/icon-size';
import { Skeleton } from '../Skeleton/Skeleton';
import { useSettle, type Outcome } from '../../private/outcome';
import * as css from './FeedList.css';

/** One thing that happened. */
export interface FeedItem {
  /** Unique in its day. */
  id: number | string;
  /** The kind of news, decorative. */
  icon: LucideIcon;
  /** Colour of the icon's plate. @default 'neutral' */
  tone?: 'neutral' | 'info' | 'success' | 'warn' | 'danger' | 'deal';
  /** What happened, in a few words. */
  title: string;
  /** One or two sentences. Empty draws nothing. */
  text: string;
  /** When, in words: «5 минут назад». */
  time: string;
  /** The same for machines, RFC 3339. */
  dateTime: string;
  /** Says that it is new, «не прочитано»; with it the row has a dot. */
  unreadLabel?: string | undefined;
  /** Where it leads. Without it the row is a button. */
  href?: string | undefined;
}

/** What happened on one day. */
export interface FeedDay {
  /** Unique among the days. */
  id: string;
  /** «Сегодня». */
  title: string;
  /** Newest first. */
  items: readonly FeedItem[];
}

export interface FeedListProps {
  /** Newest first. */
  days: readonly FeedDay[];
  /** A row was pressed; a link leads on by itself. */
  onPress: (item: FeedItem) => Outcome;
  /** The end of the list came into view: time for older ones. Leave out where there are none. */
  onEndReached?: (() => Outcome) | undefined;
  /** Older ones are on their way. @default false */
  isPending?: boolean;
}

/** News by day, each a way to its place, with a mark on what is new. For what cannot be opened take a `Timeline`. */
export function FeedList(received: FeedListProps) {
  const {
    days,
    onPress,
    onEndReached,
    isPending = false,
  } = given('FeedList', received, { days: 'list' });
  return (
    <div className={css.feed} aria-busy={isPending || undefined}>
      {days.map(({ id, title, items }) => (
        <section key={id} aria-label={title}>
          <h3 className={css.day}>{title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <Row item={item} onPress={onPress} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isPending && <Skeleton height="72px" radius="lg" />}
      {onEndReached !== undefined && !isPending && <End onReached={onEndReached} />}
    </div>
  );
}

function Row({ item, onPress }: { item: FeedItem; onPress: (item: FeedItem) => Outcome }) {
  const settle = useSettle();
  const { icon: Icon, tone = 'neutral', title, text, time, dateTime, unreadLabel, href } = item;
  const props = {
    className: css.row,
    'data-unread': unreadLabel === undefined ? undefined : true,
    onPress: () => settle(onPress(item)),
    children: (
      <>
        <span className={css.plates[tone]}>
          <Icon {...icon.md} />
        </span>
        <span className={css.words}>
          <span className={css.title}>{title}</span>
          {text !== '' && <span className={css.text}>{text}</span>}
          <time className={css.time} dateTime={dateTime}>
            {time}
          </time>
        </span>
        {unreadLabel !== undefined && (
          <span className={css.dot} role="img" aria-label={unreadLabel} />
        )}
      </>
    ),
  };
  return href === undefined ? <Button {...props} /> : <Link {...props} href={href} />;
}

/** Stands at the end and says when it comes into view. */
function End({ onReached }: { onReached: () => Outcome }) {
  const ref = useRef<HTMLDivElement>(null);
  const settle = useSettle();
  const reach = useEffectEvent(() => settle(onReached()));
  useEffect(() => {
    const end = ref.current;
    if (end === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach();
      },
      { rootMargin: '200px' },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, []);
  return <div ref={ref} className={css.end} />;
}
