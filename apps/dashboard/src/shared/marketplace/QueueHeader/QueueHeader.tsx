import { ChevronRight, CircleCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { countText } from '@karvon/ui/internal/count';
import { useIsPhone } from '@karvon/ui/internal/is-phone';
import { Badge } from '@karvon/ui/Badge';
import { Heading } from '@karvon/ui/Heading';
import { Icon } from '@karvon/ui/Icon';
import { IconButton } from '@karvon/ui/IconButton';
import { Link } from '@karvon/ui/Link';
import { VisuallyHidden } from '@karvon/ui/VisuallyHidden';
import * as css from './QueueHeader.css';

/** The list behind a queue. */
export interface QueueLink {
  /** Address of the list. */
  href: string;
  /** «Все лиды». On a phone it is the name of an arrow. */
  label: string;
}

export interface QueueHeaderProps {
  /** Name of the queue: «Новые лиды». */
  title: string;
  /** Before the title, decorative. */
  icon?: LucideIcon;
  /** Colour of the icon. @default 'info' */
  iconTone?: 'info' | 'danger' | 'deal';
  /** Number of waiting items, next to the title. Without it there is no badge. @default none */
  count?: number;
  /** Replaces the header as one green line once the queue is empty: «Лиды разобраны». Without it the header stays. */
  emptiedText?: string;
  /** True when the queue is empty. @default true if `count` is 0 */
  isEmptied?: boolean;
  /** After the count, muted: «из них 2 в чатах ниже». On a phone it wraps below the title. */
  note?: ReactNode;
  /** The full list, on the right. */
  link?: QueueLink;
  /** On the right, instead of the link: a button or `CountLinks`. */
  actions?: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 2 | 3;
  /** Id of the heading, for `aria-labelledby` of the section. */
  titleId?: string | undefined;
}

/** The header of a queue of work: what waits, how many, and the full list. An emptied queue is one green line. */
export function QueueHeader({
  title,
  icon,
  iconTone = 'info',
  count,
  emptiedText,
  isEmptied = count === 0,
  note,
  link,
  actions,
  level = 2,
  titleId,
}: QueueHeaderProps) {
  const isPhone = useIsPhone();
  if (isEmptied && emptiedText !== undefined)
    return (
      <div className={css.emptied}>
        <VisuallyHidden as={`h${level}`} id={titleId}>
          {title}
        </VisuallyHidden>
        <Icon icon={CircleCheck} size={20} />
        <span className={css.text}>{emptiedText}</span>
      </div>
    );
  return (
    <div className={css.header} data-actions={actions != null || undefined}>
      <div className={css.title}>
        {icon && (
          <span className={css.icons[iconTone]}>
            <Icon icon={icon} size={20} />
          </span>
        )}
        <div className={css.labels}>
          <Heading level={level} size="lg" id={titleId}>
            {title}
          </Heading>
          {typeof count === 'number' && Number.isFinite(count) && (
            <>
              {'\u00A0'}
              <Badge>{countText(count)}</Badge>
            </>
          )}
          {note != null && note !== false && <span className={css.note}>{note}</span>}
        </div>
      </div>
      <div className={css.end}>
        {actions ?? (link && <FullList link={link} isPhone={isPhone} />)}
      </div>
    </div>
  );
}

function FullList({ link: { href, label }, isPhone }: { link: QueueLink; isPhone: boolean }) {
  return isPhone ? (
    <IconButton size="sm" icon={ChevronRight} href={href} aria-label={label} />
  ) : (
    <Link href={href}>{label}</Link>
  );
}
