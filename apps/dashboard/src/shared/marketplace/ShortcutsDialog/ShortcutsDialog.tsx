import { Dialog } from '@karvon/ui/Dialog';
import { Heading } from '@karvon/ui/Heading';
import { Stack } from '@karvon/ui/Stack';
import * as css from './ShortcutsDialog.css';

/** A keyboard shortcut. */
export interface Shortcut {
  /** The action, starting with a verb: «Взять на себя». */
  label: string;
  /** Keys that are pressed together, as labelled: `['Ctrl', 'F']`. For alternatives, a list each. */
  keys: readonly (readonly string[])[];
}

/** Shortcuts of one part of the product. */
export interface ShortcutGroup {
  /** Scope of the shortcuts: «На этой странице». Groups with the same title are merged. */
  title: string;
  /** In order; labels are unique in a group. */
  shortcuts: readonly Shortcut[];
}

export interface ShortcutsDialogProps {
  /** True while open. */
  isOpen: boolean;
  /** Called to close it: Escape, the Close button, a click outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Name of the dialog: «Клавиши». */
  title: string;
  /** Name of the Close button. */
  closeLabel: string;
  /** Between alternatives: «или». */
  orLabel: string;
  /** The closest context first: the row, the page, every page. Empty groups are left out. */
  groups: readonly ShortcutGroup[];
}

/** Lists the keyboard shortcuts of the current screen. */
export function ShortcutsDialog({ groups, orLabel, ...dialog }: ShortcutsDialogProps) {
  const titles = [...new Set(groups.map(({ title }) => title))];
  return (
    <Dialog {...dialog}>
      <Stack gap={6}>
        {titles.map((title) => {
          const shortcuts = groups
            .filter((group) => group.title === title)
            .flatMap((group) => group.shortcuts);
          if (shortcuts.length === 0) return null;
          return (
            <section key={title} aria-label={title}>
              <Heading level={3} size="md">
                {title}
              </Heading>
              <dl className={css.list}>
                {shortcuts.map(({ label, keys }) => (
                  <div key={label} className={css.row}>
                    <dt className={css.label}>{label}</dt>
                    <dd className={css.keys}>
                      {keys.map((together, at) => (
                        <span key={together.join('+')} className={css.together}>
                          {at > 0 && <span className={css.or}>{orLabel}</span>}
                          {together.map((key) => (
                            <kbd key={key} className={css.key}>
                              {key}
                            </kbd>
                          ))}
                        </span>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
      </Stack>
    </Dialog>
  );
}
