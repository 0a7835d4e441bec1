import type { QueueHeaderProps } from '@karvon/ui/QueueHeader';
import { RowList } from '@karvon/ui/RowList';
import { Children, type ReactNode } from 'react';
import { MoreLink } from './MoreLink';
import { PartFailed } from './PartFailed';
import { PanelCard } from './PanelCard';

export interface QueueCardProps extends Pick<QueueHeaderProps, 'icon' | 'iconTone'> {
  id: string;
  title: string;
  /** How many there are, beside the title. */
  count: number;
  /** Rows of the queue, those that are not shown too. @default count */
  total?: number;
  /** Beside the count: what else is to be known of it. */
  note?: ReactNode;
  /** The list behind the queue, and what the link to it says. */
  list: { href: string; label: string };
  /** In the place of the link to the list. */
  links?: ReactNode;
  /** In the place of the link to the rows that are not shown, where no list has them all. */
  more?: ReactNode;
  /** Said where nothing waits. */
  done: string;
  /** Its rows, or some of them, could not be read. @default false */
  isMissing?: boolean;
  children: ReactNode;
}

/** One queue of the panel: how much waits, the first rows of it, and the way to the rest. */
export function QueueCard(props: QueueCardProps) {
  const {
    id,
    title,
    icon,
    iconTone,
    count,
    total = count,
    note,
    list,
    links,
    more,
    done,
    children,
  } = props;
  const { isMissing = false } = props;
  const shown = Children.count(children);
  const header = {
    id,
    title,
    note,
    link: list,
    actions: links,
    emptiedText: done,
    ...(icon && { icon }),
    ...(iconTone && { iconTone }),
  };
  if (shown === 0 && total === 0 && !isMissing) return <PanelCard {...header} isEmptied />;
  return (
    <PanelCard {...header} {...(!isMissing && { count })} isEmptied={false}>
      {isMissing && <PartFailed />}
      {shown > 0 && (
        <RowList variant="flush" aria-label={title}>
          {children}
        </RowList>
      )}
      {total > shown && !isMissing && (more ?? <MoreLink count={total - shown} href={list.href} />)}
    </PanelCard>
  );
}
