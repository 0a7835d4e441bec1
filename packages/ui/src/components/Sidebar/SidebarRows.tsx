import { ChevronDown, Lock, type LucideIcon } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { countMark, countText, hasCount } from '../../private/count';
import { alarm } from '../../private/count.css';
import { icon as iconSize } from '../../private/icon-size';
import { Tooltip } from '../Tooltip/Tooltip';
import * as styles from './Sidebar.css';
import {
  firstPath,
  isPathActive,
  type SidebarChild,
  type SidebarGroup,
  type SidebarLink,
} from './sidebar-item';

interface LinkRowProps {
  item: SidebarLink;
  /** A boolean instead of the path, so that rows that navigation does not affect reuse their output. */
  isCurrent: boolean;
  isCollapsed: boolean;
}

export function LinkRow({ item, isCurrent, isCollapsed }: LinkRowProps) {
  const isAlarm = item.countTone === 'danger';
  const count = hasCount(item.count) ? item.count : null;
  const tip = isCollapsed ? item.title : undefined;

  if (item.isDisabled) {
    const text = item.disabledReason ?? item.title;
    return (
      <Tooltip
        content={isCollapsed ? [item.title, item.disabledReason].filter(Boolean).join('. ') : text}
        placement="right"
      >
        <Link
          aria-label={[item.title, item.disabledReason].filter(Boolean).join('. ')}
          aria-current={isCurrent ? 'page' : undefined}
          data-id={item.id}
          data-collapsed={isCollapsed || undefined}
          className={styles.row}
          // A span with the role of a link can be focused and read, but not followed.
          render={(props) => <span {...props} aria-disabled="true" />}
        >
          <Sign icon={item.icon} />
          {isCollapsed ? null : (
            <>
              <span className={styles.title}>{item.title}</span>
              {!isCurrent && <Lock {...iconSize.xs} />}
            </>
          )}
        </Link>
      </Tooltip>
    );
  }
  return (
    <Tooltip
      content={tip}
      keys={count !== null && !isAlarm ? countText(count) : undefined}
      placement="right"
    >
      <Link
        href={firstPath(item.path)}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={
          isCollapsed ? [item.title, count].filter((part) => part !== null).join(' ') : undefined
        }
        data-id={item.id}
        data-collapsed={isCollapsed || undefined}
        className={styles.row}
      >
        <Sign icon={item.icon}>
          {isCollapsed && isAlarm && count !== null ? (
            <span className={`${alarm} ${styles.corner}`}>{countMark(count)}</span>
          ) : null}
        </Sign>
        {isCollapsed ? null : (
          <>
            <span className={styles.title}>{item.title}</span>
            {count === null ? null : (
              <span className={isAlarm ? alarm : styles.count}>
                {isAlarm ? countMark(count) : countText(count)}
              </span>
            )}
          </>
        )}
      </Link>
    </Tooltip>
  );
}

/** In a collapsed sidebar, the icon of a group links to its first child: there is no room to expand it. */
export function GroupRow({
  item,
  currentPath,
  isCollapsed,
}: {
  item: SidebarGroup;
  currentPath: string;
  isCollapsed: boolean;
}) {
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  const isActive = item.children.some((child) => isPathActive(child.path, currentPath));

  if (isCollapsed) {
    const path = item.children[0]?.path ?? '/';
    return (
      <Tooltip content={item.title} placement="right">
        <Link
          href={firstPath(path)}
          aria-label={item.title}
          aria-current={isActive ? 'true' : undefined}
          data-id={item.id}
          data-collapsed
          className={styles.row}
        >
          <Sign icon={item.icon} />
        </Link>
      </Tooltip>
    );
  }
  return (
    <>
      <Button
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-id={item.id}
        onPress={() => setOpen(!isOpen)}
      >
        <Sign icon={item.icon} />
        <span className={styles.title}>{item.title}</span>
        <ChevronDown
          className={styles.chevron}
          data-closed={isOpen ? undefined : true}
          {...iconSize.sm}
        />
      </Button>
      {isOpen ? (
        <div id={id}>
          {item.children.map((child) => (
            <ChildRow
              key={child.id}
              item={child}
              isCurrent={isPathActive(child.path, currentPath)}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}

function ChildRow({ item, isCurrent }: { item: SidebarChild; isCurrent: boolean }) {
  return (
    <Link
      href={firstPath(item.path)}
      aria-current={isCurrent ? 'page' : undefined}
      data-id={item.id}
      className={`${styles.row} ${styles.child}`}
    >
      <span className={styles.title}>{item.title}</span>
      {hasCount(item.count) ? <span className={styles.count}>{countText(item.count)}</span> : null}
    </Link>
  );
}

function Sign({ icon: Icon, children }: { icon: LucideIcon; children?: ReactNode }) {
  return (
    <span className={styles.sign}>
      <Icon {...iconSize.md} />
      {children}
    </span>
  );
}
