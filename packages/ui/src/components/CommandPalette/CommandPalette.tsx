// oxlint-disable jsx-a11y/prefer-tag-over-role -- a datalist holds no pictures, groups or facts
// oxlint-disable jsx-a11y/click-events-have-key-events -- the field has the focus and takes the keys
import { CornerDownLeft, ImageOff, Search, X, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { icon as iconSize } from '../../private/icon-size';
import { useSettle, type Outcome } from '../../private/outcome';
import { IconButton } from '../IconButton/IconButton';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css';
import * as styles from './CommandPalette.css';

/** One result. */
export interface PaletteItem {
  /** Unique in the palette. */
  id: string;
  /** The result, on one line. */
  label: string;
  /** The matching part of the label: from, to (not included). */
  match?: readonly [number, number];
  /** Kind of result, if there is no image. */
  icon?: LucideIcon;
  /** Address of a small image, instead of the icon. */
  image?: string;
  /** On the right: a price, a time. */
  fact?: string;
  /** Opens it or runs it. The palette closes first. */
  onAction: () => Outcome;
}

/** Results of one kind. */
export interface PaletteGroup {
  /** Unique in the palette. */
  id: string;
  /** Name of the kind: «Автомобили». */
  label: string;
  /** Best match first. An empty group is left out. */
  items: readonly PaletteItem[];
}

export interface CommandPaletteProps {
  /** True while open. */
  isOpen: boolean;
  /** Called to open it by `shortcut`, and to close it by Escape, a click outside or a selected result. */
  onOpenChange: (isOpen: boolean) => void;
  /** The search text. */
  query: string;
  /** Called at every letter; debounce requests. */
  onQueryChange: (query: string) => void;
  /** Results, best match first; at most seven rows are shown in total. */
  groups: readonly PaletteGroup[];
  /** In the empty field. @default the text of `aria-label` */
  placeholder?: string;
  /** Number of results, for screen readers: «Найдено: 5». Announced when it changes. */
  countLabel?: (count: number) => string;
  /** Message when nothing was found. */
  emptyLabel: string;
  /** Name of the Close button, which touch screens have in the place of the Escape key. */
  closeLabel: string;
  /** Name of the dialog and the list for screen readers. */
  'aria-label': string;
  /** Opens it on any page; `mod` is Ctrl, on a Mac Command. `null` if the application handles it. @default 'mod+K' */
  shortcut?: 'mod+K' | 'mod+F' | null;
}

/** Seven rows fit without scrolling; the number is the specification's. */
const most = 7;

/** Searches everything from one field: arrow keys move through the results, Enter opens one, Escape closes it. */
export function CommandPalette({
  shortcut = 'mod+K',
  isOpen,
  onOpenChange,
  ...props
}: CommandPaletteProps) {
  useEffect(() => {
    if (shortcut === null) return undefined;
    // By key code: a Cyrillic layout changes the letter.
    const code = shortcut === 'mod+K' ? 'KeyK' : 'KeyF';
    const open = (event: globalThis.KeyboardEvent) => {
      if (
        event.code !== code ||
        event.altKey ||
        event.shiftKey ||
        !(event.ctrlKey || event.metaKey)
      )
        return;
      event.preventDefault();
      onOpenChange(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [shortcut, onOpenChange]);

  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
    >
      <Modal className={styles.panel}>
        <Dialog className={styles.dialog} aria-label={props['aria-label']}>
          <Palette {...props} onClose={() => onOpenChange(false)} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface PaletteProps extends Omit<CommandPaletteProps, 'isOpen' | 'onOpenChange' | 'shortcut'> {
  onClose: () => void;
}

function Palette({
  query,
  onQueryChange,
  groups,
  emptyLabel,
  countLabel,
  closeLabel,
  onClose,
  'aria-label': label,
  placeholder = label,
}: PaletteProps) {
  const id = useId();
  const [active, setActive] = useState(0);
  const shown = firstRows(groups);
  const rows = shown.flatMap((group) => group.items);
  const at = Math.min(active, rows.length - 1);

  const isAsked = query.trim() !== '';
  const isNothingFound = isAsked && rows.length === 0;
  const said = isNothingFound ? emptyLabel : isAsked ? countLabel?.(rows.length) : '';

  const settle = useSettle();
  const take = (item: PaletteItem | undefined) => {
    if (!item) return;
    onClose();
    settle(item.onAction());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || rows.length === 0) return;
    if (event.key === 'ArrowDown') setActive((at + 1) % rows.length);
    else if (event.key === 'ArrowUp') setActive((at - 1 + rows.length) % rows.length);
    else if (event.key === 'Enter') take(rows[at]);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className={styles.query}>
        <Search {...iconSize.md} />
        <input
          autoFocus
          className={styles.input}
          value={query}
          placeholder={placeholder}
          onChange={(event) => {
            setActive(0);
            onQueryChange(event.target.value);
          }}
          onKeyDown={onKeyDown}
          role="combobox"
          aria-label={label}
          aria-expanded={rows.length > 0}
          aria-controls={rows.length > 0 ? id : undefined}
          aria-activedescendant={rows.length > 0 ? `${id}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
        />
        <kbd className={styles.keys}>Esc</kbd>
        <span className={styles.close}>
          <IconButton size="sm" icon={X} aria-label={closeLabel} onPress={onClose} />
        </span>
      </div>
      {rows.length > 0 ? (
        <div id={id} role="listbox" aria-label={label} className={styles.results}>
          {shown.map((group) => (
            <div key={group.id} role="group" aria-label={group.label}>
              <div className={styles.group} aria-hidden>
                {group.label}
              </div>
              {group.items.map((item) => {
                const index = rows.indexOf(item);
                return (
                  <Row
                    key={item.id}
                    id={`${id}-${index}`}
                    item={item}
                    isActive={index === at}
                    onPoint={() => setActive(index)}
                    onTake={() => take(item)}
                  />
                );
              })}
            </div>
          ))}
        </div>
      ) : null}
      {/* Mounted before its text: a live region that appears with its text is not always announced. */}
      <div role="status" className={isNothingFound ? `${styles.results} ${styles.empty}` : hidden}>
        {said}
      </div>
    </>
  );
}

function firstRows(groups: readonly PaletteGroup[]): PaletteGroup[] {
  let left = most;
  const shown: PaletteGroup[] = [];
  for (const group of groups) {
    const items = group.items.slice(0, left);
    left -= items.length;
    if (items.length > 0) shown.push({ ...group, items });
  }
  return shown;
}

interface RowProps {
  id: string;
  item: PaletteItem;
  isActive: boolean;
  onPoint: () => void;
  onTake: () => void;
}

function Row({ id, item, isActive, onPoint, onTake }: RowProps) {
  const { icon: Icon, image, label, match, fact } = item;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.item}
      ref={isActive ? (row) => row?.scrollIntoView({ block: 'nearest' }) : undefined}
      onPointerMove={isActive ? undefined : onPoint}
      // The field keeps the focus: a mouse press must not move it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      <Sign key={image} image={image} icon={Icon} />
      <span className={styles.text}>
        {match ? (
          <>
            {label.slice(0, match[0])}
            <b className={styles.match}>{label.slice(match[0], match[1])}</b>
            {label.slice(match[1])}
          </>
        ) : (
          label
        )}
      </span>
      {fact ? <span className={styles.fact}>{fact}</span> : null}
      {isActive && !fact ? <CornerDownLeft className={styles.sign} {...iconSize.sm} /> : null}
    </div>
  );
}

function Sign({ image, icon: Icon }: Pick<PaletteItem, 'image' | 'icon'>) {
  const [isBroken, setBroken] = useState(false);
  if (image && !isBroken)
    return <img className={styles.thumbnail} src={image} alt="" onError={() => setBroken(true)} />;
  const Shown = Icon ?? (image ? ImageOff : undefined);
  return Shown ? <Shown className={styles.sign} {...iconSize.md} /> : null;
}
