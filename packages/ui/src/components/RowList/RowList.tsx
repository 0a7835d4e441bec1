import type { ReactNode } from 'react';
import { given } from '../../private/given';
import { Text } from '../Text/Text';
import * as css from './RowList.css';

export interface Row {
  /** Unique in the list. */
  id: string | number;
  /** What it is; wraps. */
  title: string;
  /** One line below the title. */
  detail?: ReactNode;
  /** At the right end: its state or its one deed. */
  end?: ReactNode;
}

export interface RowListProps {
  /** In the order in which they stand. Where there are none, show an `EmptyState` instead. */
  items: readonly Row[];
}

/** Things of one kind in a card, one a line: devices, addresses, keys. */
export function RowList(received: RowListProps) {
  const { items } = given('RowList', received, { items: 'list' });
  return (
    <ul>
      {items.map(({ id, title, detail, end }) => (
        <li key={id} className={css.row}>
          <div className={css.words}>
            <Text as="p" weight="medium">
              {title}
            </Text>
            {detail != null && (
              <Text as="p" size="sm" tone="muted">
                {detail}
              </Text>
            )}
          </div>
          {end != null && <div className={css.end}>{end}</div>}
        </li>
      ))}
    </ul>
  );
}
