import { Circle, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { icon as iconSize } from '../../private/icon-size';
import * as css from './Timeline.css';

/** An event. */
export interface TimelineEntry {
  /** Unique in the list. */
  id: string | number;
  /** The event: «Отправлено на модерацию». */
  title: ReactNode;
  /** When, as text: «сегодня в 11:20». */
  time: string;
  /** The same in RFC 3339. */
  dateTime?: string;
  /** The user who did it. */
  who?: string | null;
  /** Why, or what changed. */
  description?: ReactNode;
  /** In the circle on the line. @default a dot */
  icon?: LucideIcon;
  /** Colour of the circle. @default 'neutral' */
  tone?: 'neutral' | 'info' | 'success' | 'warn' | 'danger' | 'deal';
}

export interface TimelineProps {
  /** Newest first. */
  entries: readonly TimelineEntry[];
  /** Name of the list for screen readers: «История». */
  'aria-label': string;
}

/** The history of one object: what happened, when and by whom. If it is empty, show an `EmptyState`. */
export function Timeline({ entries, 'aria-label': label }: TimelineProps) {
  return (
    <ol aria-label={label} className={css.list}>
      {entries.map(({ id, title, time, dateTime, who, description, icon, tone = 'neutral' }) => {
        const Icon = icon ?? Circle;
        return (
          <li key={id} className={css.entry}>
            <span className={css.dots[tone]}>
              <Icon {...iconSize.xs} size={icon ? 14 : 8} />
            </span>
            <div className={css.text}>
              <p className={css.title}>{title}</p>
              {description != null && <p className={css.detail}>{description}</p>}
              <p className={css.detail}>
                <time dateTime={dateTime}>{time}</time>
                {who ? ` · ${who}` : null}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
