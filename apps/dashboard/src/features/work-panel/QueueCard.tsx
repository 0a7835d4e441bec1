import type { QueueHeaderProps } from '../../shared/marketplace/QueueHeader/QueueHeader';
import { RowList } from '@karvon/ui/RowList';
import { Children, type ReactNode } from 'react';
import { MoreLink } from './MoreLink';
import { PartFailed } from './PartFailed';
import { PanelCard } from './PanelCard';

export interface QueueCardProps extends Pick<QueueHeaderProps, 'icon' | 'iconTone'> {
  id: string;
  title: string;
  count: number;
  total?: number;
  note?: ReactNode;
  list: { href: string; label: string };
  links?: ReactNode;
  /** Replaces the link to the remaining rows when no single list has them all. */
  more?: ReactNode;
  done: string;
  isMissing?: boolean;
  children: ReactNode;
}

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
