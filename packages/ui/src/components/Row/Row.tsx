import { ChevronRight, Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { icon as iconSize } from '../../private/icon-size';
import { useSettle, type Outcome } from '../../private/outcome';
import * as css from './Row.css';

export interface RowProps {
  /** Text, or a `Heading` where the row is a header. It wraps. */
  title: ReactNode;
  /** Below the title, muted: one or two lines. */
  detail?: ReactNode;
  /** Below the detail, small: a `<time>`. */
  meta?: ReactNode;
  /** First in the row: a Back button on a phone, a checkbox. */
  start?: ReactNode;
  /** Before the text, decorative. */
  icon?: LucideIcon;
  /** Instead of the icon: an `Avatar`, a `Thumbnail`, an `Icon` with a `tone`. */
  image?: ReactNode;
  /** On the right: a badge, a timer, a count, a small control. It stays next to the title on narrow rows. */
  end?: ReactNode;
  /** On narrow rows of a list the end is below the text: for badges. @default false */
  isEndBelow?: boolean;
  /** One to three buttons. On narrow rows of a list they are below and share the width; of three the first has its own line. */
  actions?: ReactNode;
  /** Its one button is short: it stays next to the text down to 320 px. @default false */
  isActionBeside?: boolean;
  /** Address of the target page. With `actions` the title is the link; a click on the row follows it. */
  href?: string | undefined;
  /** Called on click, touch or key press; with `href` in addition to following it. Without both the row is not clickable. */
  onPress?: (() => Outcome) | undefined;
  /** `danger`: red text. `accent`: a question. `success`: an action of a colleague. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'danger';
  /** `sm`: 13 px, for a short list next to a form. @default 'md' */
  size?: 'sm' | 'md';
  /** A red bar at its start: it has waited too long. @default false */
  isUrgent?: boolean;
  /** Set if it is unread: «не прочитано». The title is heavier, and a dot has this name. */
  unreadLabel?: string | undefined;
  /** An arrow at the end of a row that is a link. @default false */
  hasArrow?: boolean;
  /** One line each for the title and detail, with an ellipsis. @default false */
  isTruncated?: boolean;
  /** Why it is disabled, instead of the detail; the row can be focused but not followed, and shows a lock. */
  disabledReason?: string | undefined;
}

/** One item on a line: image, title, detail, status, actions. In a `RowList`, or alone as a header. */
export function Row(props: RowProps) {
  const { href, onPress, actions, isActionBeside, isEndBelow, disabledReason } = props;
  const settle = useSettle();
  const row = {
    className: css.row,
    'data-size': props.size,
    'data-tone': props.tone,
    'data-urgent': props.isUrgent || undefined,
    'data-unread': props.unreadLabel === undefined ? undefined : true,
    'data-truncated': props.isTruncated || undefined,
    'data-detailed': props.detail != null || undefined,
    'data-actions':
      actions == null && isEndBelow !== true ? undefined : isActionBeside ? 'beside' : 'below',
  };
  const press = onPress && (() => settle(onPress()));
  if (disabledReason !== undefined)
    return (
      // A span with the role of a link can be focused and read, but not followed.
      <Link {...row} render={(link) => <span {...link} aria-disabled="true" />}>
        <RowParts {...props} detail={disabledReason} />
      </Link>
    );
  if (actions != null)
    return (
      <div {...row}>
        <RowParts {...props} title={<TitleLink {...props} onPress={press} />} />
      </div>
    );
  if (href !== undefined)
    return (
      <Link {...row} href={href} onPress={press}>
        <RowParts {...props} />
      </Link>
    );
  if (press !== undefined)
    return (
      <Button {...row} onPress={press}>
        <RowParts {...props} />
      </Button>
    );
  return (
    <div {...row}>
      <RowParts {...props} isBlock />
    </div>
  );
}

/** The title of a row that contains buttons: a press anywhere in the row follows it. */
function TitleLink({ title, href, onPress }: Pick<RowProps, 'title' | 'href' | 'onPress'>) {
  const press = onPress && (() => void onPress());
  if (href !== undefined)
    return (
      <Link className={css.titleLink} href={href} onPress={press}>
        {title}
      </Link>
    );
  if (press === undefined) return title;
  return (
    <Button className={css.titleLink} onPress={press}>
      {title}
    </Button>
  );
}

function RowParts({
  start,
  icon: Icon,
  image,
  title,
  detail,
  meta,
  end,
  isEndBelow,
  actions,
  unreadLabel,
  hasArrow,
  size,
  disabledReason,
  isBlock = false,
}: RowProps & { isBlock?: boolean }) {
  // Headings may not be in a link or a button.
  const Part = isBlock || actions != null ? 'div' : 'span';
  return (
    <>
      {start && <Part className={css.start}>{start}</Part>}
      {image != null ? (
        <Part className={css.image}>{image}</Part>
      ) : (
        Icon && <Icon {...(size === 'sm' ? iconSize.sm : iconSize.lg)} className={css.icon} />
      )}
      <Part className={css.text}>
        <Part className={css.title}>{title}</Part>
        {detail != null && detail !== '' && <Part className={css.detail}>{detail}</Part>}
        {meta != null && <Part className={css.meta}>{meta}</Part>}
      </Part>
      {end != null && (
        <Part className={css.end} data-below={isEndBelow || undefined}>
          {end}
        </Part>
      )}
      {unreadLabel !== undefined && (
        <span className={css.dot} role="img" aria-label={unreadLabel} />
      )}
      {disabledReason !== undefined && <Lock {...iconSize.xs} className={css.sign} />}
      {hasArrow && <ChevronRight {...iconSize.sm} className={css.sign} />}
      {actions != null && <div className={css.actions}>{actions}</div>}
    </>
  );
}
