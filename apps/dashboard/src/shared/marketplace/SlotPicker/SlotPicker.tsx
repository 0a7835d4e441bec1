import { Radio } from 'react-aria-components/RadioGroup';
import { RadioShell, type RadioShellProps } from '@karvon/ui/internal/RadioShell';
import * as css from './SlotPicker.css';

/** A time that can be selected. */
export interface Slot {
  /** Unique among the slots: «11:00». It is also the text, unless `label` is set. */
  value: string;
  /** Its text. @default value */
  label?: string;
  /** Heading above it and the next ones with the same group: «Утром». */
  group?: string;
  /** Below the time, and announced after it: «занято». */
  note?: string;
  /** Something else is planned then: a dashed border. It can still be selected. Say it in `note` too. @default false */
  isBusy?: boolean;
  /** Disables the slot: it is in the past, or closed. @default false */
  isDisabled?: boolean;
}

export interface SlotPickerProps extends Omit<
  RadioShellProps<string>,
  'size' | 'options' | 'value' | 'defaultValue'
> {
  /** In order of time; values are unique. */
  slots: readonly Slot[];
  /** The selected slot; `null` while nothing is selected. */
  value: string | null;
  /** Replaces the slots if there are none: «В этот день салон закрыт». */
  emptyText: string;
}

/** Slots in their order, in runs of one heading. */
function groupsOf(slots: readonly Slot[]): { group: string | undefined; slots: Slot[] }[] {
  const groups: { group: string | undefined; slots: Slot[] }[] = [];
  for (const slot of slots) {
    const last = groups.at(-1);
    if (last && last.group === slot.group) last.slots.push(slot);
    else groups.push({ group: slot.group, slots: [slot] });
  }
  return groups;
}

/** One time of a day, all visible, with those that are taken. For any time use `TimeField`. */
export function SlotPicker({ slots, emptyText, ...props }: SlotPickerProps) {
  return (
    <RadioShell
      {...props}
      orientation="horizontal"
      options={slots.map(({ value, label = value }) => ({ value, label }))}
    >
      {slots.length === 0 && <p className={css.empty}>{emptyText}</p>}
      <div className={css.groups}>
        {groupsOf(slots).map(({ group, slots: times }, index) => (
          // A group has no identity but its place: headings may repeat.
          // oxlint-disable-next-line react/no-array-index-key -- groups are in the order of time, and a group may have no name
          <div key={index} className={css.group}>
            {group !== undefined && <span className={css.heading}>{group}</span>}
            <div className={css.slots}>
              {times.map((slot) => (
                <Radio
                  key={slot.value}
                  value={slot.value}
                  isDisabled={slot.isDisabled}
                  className={css.slot}
                  data-busy={slot.isBusy || undefined}
                >
                  <span className={css.time}>{slot.label ?? slot.value}</span>
                  {slot.note !== undefined && <span className={css.note}>{` ${slot.note}`}</span>}
                </Radio>
              ))}
            </div>
          </div>
        ))}
      </div>
    </RadioShell>
  );
}
