import { Dialog } from '../Dialog/Dialog';
import { Heading } from '../Heading/Heading';
import { Stack } from '../Stack/Stack';
import * as css from './ShortcutsDialog.css';

export interface Shortcut {
  /** What it does, from its verb: «Взять на себя». */
  label: string;
  /** Keys that are pressed together, as they are written on them: `['Ctrl', 'F']`. Keys of several choices: each a list. */
  keys: readonly (readonly string[])[];
}

export interface ShortcutGroup {
  /** Where they work: «На этой странице». Groups with the same title are one. */
  title: string;
  /** In the order of the list; labels differ within a place. */
  shortcuts: readonly Shortcut[];
}

export interface ShortcutsDialogProps {
  /** Whether it is on screen. */
  isOpen: boolean;
  /** Asked to close: Escape, the closing cross, a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Names the window: «Клавиши». */
  title: string;
  /** Name of the closing cross for screen readers. */
  closeLabel: string;
  /** Between keys of which each does it: «или». */
  orLabel: string;
  /** The nearest first: those of the row, of the page, of every page. Empty ones are left out. */
  groups: readonly ShortcutGroup[];
}

/** What can be done from the keyboard here, in a window over the page. */
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
