import { Check } from 'lucide-react';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { Link } from 'react-aria-components/Link';
import { icon as iconSize } from '../../private/icon-size';
import { useSettle } from '../../private/outcome';
import { place, type Placement } from '../../private/place';
import { popover, toTopLayer } from '../../private/top-layer';
import { useTypeahead } from '../../private/use-typeahead';
import { warnDoubled, warnOnce } from '../../private/warn-once';
import * as styles from './Menu.css';
import type { MenuItem } from './menu-item';

interface MenuListProps {
  id: string;
  'aria-label': string;
  items: readonly MenuItem[];
  header?: ReactNode;
  anchor: RefObject<HTMLElement | null>;
  placement?: Placement;
  startsAt: 'first' | 'last';
  onClose: (returnsFocus: boolean) => void;
}

/** Presses in the menu must not reach a row or a card around it. */
const keep = (event: SyntheticEvent) => event.stopPropagation();

const rows = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[role^="menuitem"]'),
];

function target(all: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key === 'ArrowDown') return all[(at + 1) % all.length];
  if (key === 'ArrowUp') return all.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return all[0];
  return key === 'End' ? all.at(-1) : undefined;
}

export function MenuList({
  id,
  items,
  header,
  anchor,
  placement = 'bottom start',
  startsAt,
  onClose,
  ...props
}: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  const plain = items.filter((item) => item.tone !== 'danger');
  const danger = items.filter((item) => item.tone === 'danger');
  const inOrder = [...plain, ...danger];
  const find = useTypeahead(inOrder.length, (index) => inOrder[index]?.label ?? '');
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const box = list.current;
    if (!box || !anchor.current) return;
    toTopLayer(box);
    place(box, anchor.current, placement);
    const row = startsAt === 'first' ? rows(box)[0] : rows(box).at(-1);
    // Without rows the popover itself receives Escape.
    (row ?? box).focus({ preventScroll: true });
  }, [anchor, placement, startsAt]);

  useEffect(() => {
    const outside = (event: Event) => {
      const at = event.target;
      if (!(at instanceof Node) || list.current?.contains(at) || anchor.current?.contains(at))
        return;
      close.current(false);
    };
    // The anchor has moved. Return the focus to the button if it is still in the list.
    const moved = () => close.current(list.current?.contains(document.activeElement) ?? false);
    const scrolled = (event: Event) => {
      if (!(event.target instanceof Node && list.current?.contains(event.target))) moved();
    };
    document.addEventListener('pointerdown', outside, true);
    document.addEventListener('focusin', outside, true);
    document.addEventListener('scroll', scrolled, true);
    window.addEventListener('resize', moved);
    return () => {
      document.removeEventListener('pointerdown', outside, true);
      document.removeEventListener('focusin', outside, true);
      document.removeEventListener('scroll', scrolled, true);
      window.removeEventListener('resize', moved);
    };
  }, [anchor]);

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      return onClose(true);
    }
    // The button is focused first, so that Tab continues from it.
    if (event.key === 'Tab') return onClose(true);
    if (!list.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = rows(list.current);
    const at = all.findIndex((row) => row === document.activeElement);
    const found = find(event.key, event.timeStamp, at);
    const row = target(all, at, event.key) ?? all[found ?? -1];
    // A space inside typed text is not a press.
    if (row || found !== undefined) event.preventDefault();
    row?.focus();
  };

  if (import.meta.env.DEV) {
    warnDoubled(
      'Menu',
      'items',
      items.map((item) => item.id),
    );
    const nameless = items.find(({ label }) => !label);
    if (nameless)
      warnOnce('Menu', `Its row «${nameless.id}» says nothing: give a verb as \`label\`.`);
  }
  const row = (item: MenuItem) => <Row key={item.id} item={item} onClose={onClose} />;
  return (
    <div
      ref={list}
      id={id}
      popover={popover}
      role="menu"
      aria-label={props['aria-label']}
      tabIndex={-1}
      className={styles.list}
      onKeyDown={onKeyDown}
      onClick={keep}
      onPointerDown={keep}
      onMouseDown={keep}
    >
      {header ? (
        <div role="presentation" className={styles.header}>
          {header}
        </div>
      ) : null}
      {plain.map(row)}
      {plain.length > 0 && danger.length > 0 ? <hr className={styles.separator} /> : null}
      {danger.map(row)}
    </div>
  );
}

function Row({ item, onClose }: { item: MenuItem; onClose: (returnsFocus: boolean) => void }) {
  const settle = useSettle();
  const act = () => {
    if (item.isDisabled) return;
    onClose(true);
    settle(item.onAction?.());
  };
  const Icon = item.icon;
  const isChoice = item.isSelected !== undefined;
  const shared = {
    role: isChoice ? 'menuitemcheckbox' : 'menuitem',
    tabIndex: -1,
    className: styles.item,
    'aria-checked': item.isSelected,
    'aria-disabled': item.isDisabled || undefined,
    'data-tone': item.tone,
  };
  const content = (
    <>
      {Icon ? <Icon className={styles.sign} {...iconSize.md} /> : null}
      <span className={styles.text}>
        {item.label}
        {item.description ? <span className={styles.note}>{item.description}</span> : null}
      </span>
      {item.keys ? <span className={styles.end}>{item.keys}</span> : null}
      {item.isSelected ? <Check className={styles.end} {...iconSize.sm} /> : null}
    </>
  );
  if (item.href && !item.isDisabled) {
    return (
      <Link
        href={item.href}
        onPress={act}
        render={(props) =>
          'href' in props ? (
            <a {...props} {...shared}>
              {props.children}
            </a>
          ) : (
            <span {...props} />
          )
        }
      >
        {content}
      </Link>
    );
  }
  return (
    <button type="button" {...shared} onClick={act}>
      {content}
    </button>
  );
}
