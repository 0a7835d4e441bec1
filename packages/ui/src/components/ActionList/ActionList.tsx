import { ChevronRight, Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { given } from '../../private/given';
import { icon as iconSize } from '../../private/icon-size';
import { useSettle, type Outcome } from '../../private/outcome';
import * as css from './ActionList.css';

/** A row: a way when it has `href`, a deed when it has only `onPress`, else words with a control in `end`. */
export interface ActionListItem {
  /** Unique in the list. */
  id: string;
  /** Where it leads or what it does; wraps. */
  title: string;
  /** One muted line below the title. */
  detail?: string;
  /** Before the words, decorative. */
  icon?: LucideIcon;
  /** In place of the icon: an `Avatar`. The row grows to 60 px over a hairline and, as a way, ends with an arrow. */
  picture?: ReactNode;
  /** Where it leads; goes through React Aria's `RouterProvider`. */
  href?: string;
  /** By pointer, finger or keys; with `href` beside the way there. */
  onPress?: () => Outcome;
  /** At the right end: a `Counter`, or the small control of a row that is not pressed itself. */
  end?: ReactNode;
  /** Red for what cannot be taken back lightly. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** Why it cannot be pressed, below the title; with it the row leads nowhere and has a lock. */
  disabledReason?: string | undefined;
}

export interface ActionListProps {
  /** In the order in which they stand. Nothing is drawn for none. */
  items: readonly ActionListItem[];
  /** Name of the list for readers. With `isNavigation` the landmark's. */
  'aria-label'?: string;
  /** Its rows are the places of the product: a landmark. @default false */
  isNavigation?: boolean;
}

/** Places and deeds, one a row of 48 px: what a sheet holds on a phone. */
export function ActionList(received: ActionListProps) {
  const {
    items,
    isNavigation = false,
    'aria-label': label,
  } = given('ActionList', received, { items: 'list' });
  if (items.length === 0) return null;
  const list = (
    <ul aria-label={isNavigation ? undefined : label}>
      {items.map((item) => (
        <li key={item.id}>
          <Row item={item} />
        </li>
      ))}
    </ul>
  );
  return isNavigation ? <nav aria-label={label}>{list}</nav> : list;
}

function Row({ item }: { item: ActionListItem }) {
  const settle = useSettle();
  const { href, onPress, disabledReason, tone, picture } = item;
  const props = {
    className: css.row,
    'data-tone': tone,
    'data-picture': picture === undefined ? undefined : true,
  };
  const press = onPress && (() => settle(onPress()));
  if (disabledReason !== undefined)
    return (
      // Without an address it is a span with the role of a link: it can be focused and read, not followed.
      <Link {...props} render={(link) => <span {...link} aria-disabled="true" />}>
        <Words {...item} detail={disabledReason} />
        <Lock {...iconSize.xs} />
      </Link>
    );
  if (href !== undefined)
    return (
      <Link {...props} href={href} onPress={press}>
        <Words {...item} />
        {picture !== undefined && <ChevronRight {...iconSize.sm} className={css.sign} />}
      </Link>
    );
  if (press !== undefined)
    return (
      <Button {...props} onPress={press}>
        <Words {...item} />
      </Button>
    );
  return (
    <div {...props}>
      <Words {...item} />
    </div>
  );
}

function Words({ icon: Icon, picture, title, detail, end }: ActionListItem) {
  return (
    <>
      {picture ?? (Icon && <Icon {...iconSize.lg} className={css.sign} />)}
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {detail && <span className={css.detail}>{detail}</span>}
      </span>
      {end != null && <span className={css.end}>{end}</span>}
    </>
  );
}
