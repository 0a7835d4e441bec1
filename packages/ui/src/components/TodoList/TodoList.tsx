import type { LucideIcon } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { given } from '../../private/given';
import { icon } from '../../private/icon-size';
import { useSettle, type Outcome } from '../../private/outcome';
import * as css from './TodoList.css';

export interface TodoItem {
  /** Unique in the list. */
  id: string;
  /** Before the words, decorative. */
  icon: LucideIcon;
  /** What to do, in words; pressing it leads there. */
  label: string;
  /** At the right: what it brings, «+10 %». */
  gain?: string;
  /** `danger` for what is in the way. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** Leads to the place; the focus is the page’s task. */
  onPress: () => Outcome;
}

export interface TodoListProps {
  /** What matters most first. */
  items: readonly TodoItem[];
}

/** What is left to do, each a way to its place. Nothing is drawn for an empty list. */
export function TodoList(received: TodoListProps) {
  const { items } = given('TodoList', received, { items: 'list' });
  const settle = useSettle();
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map(({ id, icon: Icon, label, gain, tone, onPress }) => (
        <li key={id}>
          <Button className={css.row} data-tone={tone} onPress={() => settle(onPress())}>
            <Icon {...icon.sm} className={css.icon} />
            <span className={css.label}>{label}</span>
            {gain !== undefined && <span className={css.gain}>{gain}</span>}
          </Button>
        </li>
      ))}
    </ul>
  );
}
