import type { Page } from '@playwright/test';
import { textsOf } from '../../../tests/e2e/texts.ts';

const t = textsOf('ru');

export const bellName = t('common:notifications');

const seenNames = {
  rooms: t('chat:rooms.label'),
  show: t('chat:rooms.show'),
  unread: t('chat:rooms.unread'),
  thread: t('chat:thread.with', { name: '' }).trim(),
  context: t('chat:context.label'),
} as const;

export interface Snapshot {
  rooms: string[];
  messages: string[];
  unread: string;
  header: string;
  /** Excludes the buyer's waiting time, which changes by itself. */
  car: string;
  badge: string;
  bell: string;
  title: string;
}

/** Numbers of rows that a fresh load shows at first. */
export const compared = { rooms: 20, messages: 30, notifications: 20 } as const;

export function readSnapshot(page: Page): Promise<Snapshot> {
  return page.evaluate(
    ([names, notifications, most]) => {
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      const textOf = (element: Element | null | undefined) => element?.textContent ?? '';
      const car = document.querySelector(`section[aria-label="${names.context}"] h2`)?.parentElement
        ?.parentElement;
      const place = (element: Element, name: string) => Number(element.getAttribute(name));
      return {
        rooms: all(`[role=listbox][aria-label="${names.rooms}"] [role=option]`)
          .toSorted((a, b) => place(a, 'aria-posinset') - place(b, 'aria-posinset'))
          .slice(0, most.rooms)
          .map((row) => `${row.getAttribute('aria-label') ?? ''}|${row.textContent ?? ''}`),
        messages: all('[role=log] [role=article]')
          .toSorted((a, b) => place(a, 'data-index') - place(b, 'data-index'))
          .slice(-most.messages)
          .map((row) => {
            const at = row.querySelector('time')?.getAttribute('datetime') ?? '';
            return `${at} ${(row.textContent ?? '').replaceAll(/\s+/g, ' ').trim()}`;
          }),
        unread: all(`[aria-label="${names.show}"] label`)
          .map(textOf)
          .filter((option) => option.startsWith(names.unread))
          .join(),
        header: textOf(
          document.querySelector(`section[aria-label^="${names.thread}"] h2`)?.parentElement
            ?.parentElement,
        ),
        car: [...(car?.children ?? [])].slice(0, 2).map(textOf).join('|'),
        badge: all('nav a[href^="/dashboard/chat"]')
          .map((link) => `${link.getAttribute('aria-label') ?? ''}|${link.textContent ?? ''}`)
          .join(),
        bell: all('header button[aria-label], [role=banner] button[aria-label]')
          .map((button) => button.getAttribute('aria-label') ?? '')
          .filter((name) => name.startsWith(notifications))
          .join(),
        title: document.title,
      };
    },
    [seenNames, bellName, compared] as const,
  );
}

export const timesSeen = ({ messages }: Snapshot, text: string): number =>
  messages.filter((message) => message.includes(`${text} `)).length;

/** Every room has these: an empty one means a wrong selector. */
const neverEmpty = ['unread', 'header', 'car'] as const;
const parts = ['rooms', 'messages', 'unread', 'header', 'car', 'badge', 'bell', 'title'] as const;

export function differences(screen: Snapshot, fresh: Snapshot): string[] {
  const lost = neverEmpty.filter((part) => fresh[part] === '').map((part) => `${part}: not found`);
  const differing = parts.flatMap((part) => {
    const [ours, theirs] = [screen[part], fresh[part]];
    if (JSON.stringify(ours) === JSON.stringify(theirs)) return [];
    const at = [...theirs].findIndex((entry, index) => ours[index] !== entry);
    const shown = (value: typeof ours) =>
      typeof value === 'string' ? value : `${String(value.length)} ${String(value[at])}`;
    return [`${part}: «${shown(ours)}» instead of «${shown(theirs)}»`];
  });
  return [...lost, ...differing];
}
