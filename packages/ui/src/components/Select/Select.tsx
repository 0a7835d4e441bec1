import type { LucideIcon } from 'lucide-react';
import { useDeferredValue, useId, useRef, useState, type Ref } from 'react';
import type { FieldProps } from '../../private/field-props';
import type { Focusable, Option, OptionValue } from '../../private/option';
import { PickerTrigger } from '../../private/PickerTrigger';
import { useLaterPart } from '../../private/use-later-part';
import { warnDoubled, warnOnce } from '../../private/warn-once';

export type { Option } from '../../private/option';

const loadPicker = async () => (await import('../../private/OptionPicker')).OptionPicker;

interface SharedProps<Value extends OptionValue> extends FieldProps {
  /** In order; values are unique. */
  options: readonly Option<Value>[];
  /** Shown while nothing is selected. @default none */
  placeholder?: string;
  /** Before the value. */
  icon?: LucideIcon;
  /** Adds a filter above a long list; the text is its name: «Найти». */
  searchLabel?: string;
  /** Name of the filter’s Clear button. */
  clearLabel?: string;
  /** Message of an empty list. */
  emptyText?: string;
  /** Called when the closed field loses focus, or the list closes. */
  onBlur?: () => void;
  /** `focus()` moves to the closed field, so that a form library can focus the first error. */
  ref?: Ref<Focusable>;
  /** Id of the button that opens the list. */
  id?: string;
}

interface SingleProps<Value extends OptionValue> extends SharedProps<Value> {
  /** `single` takes one option and closes the list. @default 'single' */
  selectionMode?: 'single';
  /** The value of an option. `null`, and a value that is not an option, show the placeholder. */
  value: Value | null | undefined;
  /** Called when another option is selected, not for the current one. */
  onChange: (value: Value) => void;
  /** Not for one option: its label is the text. @default none */
  summary?: never;
}

interface MultipleProps<Value extends OptionValue> extends SharedProps<Value> {
  /** `multiple` takes several options and keeps the list open. */
  selectionMode: 'multiple';
  /** Values of several options; others are not shown. */
  value: readonly Value[] | null | undefined;
  /** Called with all selected values in the order of the options. */
  onChange: (value: Value[]) => void;
  /** Text of the closed field with several options: «Выбрано 5». @default the labels, parted by commas */
  summary?: (labels: string[]) => string;
}

export type SelectProps<Value extends OptionValue> = SingleProps<Value> | MultipleProps<Value>;

/**
 * A field for one or several options of a known list: year, owners, showrooms. For a list that a server filters use `ComboBox`, for four short
 * options `SegmentedControl`, for several of a few `CheckboxGroup`.
 */
export function Select<Value extends OptionValue>(props: SelectProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  // The field shows the press at once. The more expensive list follows in the next frame.
  const isListDue = useDeferredValue(isOpen);
  const { part: OptionPicker, prepare, need } = useLaterPart(loadPicker);
  const trigger = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const { selected, summary, onSelect } = selectionOf(props);
  const { name, options, placeholder = '', searchLabel, clearLabel, emptyText, onBlur } = props;
  const { label, 'aria-label': ariaLabel } = props;

  if (import.meta.env.DEV) {
    warnDoubled(
      'Select',
      'options',
      options.map(({ value }) => value),
    );
    if (!label && !ariaLabel)
      warnOnce('Select', 'It has no name for readers: give `label` or `aria-label`.');
  }
  const close = () => {
    setOpen(false);
    onBlur?.();
  };

  return (
    <>
      <PickerTrigger
        {...props}
        triggerRef={trigger}
        isOpen={isOpen}
        onOpen={() => {
          setOpen(true);
          need(() => setOpen(false));
        }}
        onNear={prepare}
        popup="listbox"
        popupId={listId}
        placeholder={placeholder}
        summary={summary}
      />
      {name &&
        selected.map((value) => <input key={value} type="hidden" name={name} value={value} />)}
      {isOpen && isListDue && OptionPicker && (
        <OptionPicker
          triggerRef={trigger}
          onClose={close}
          listId={listId}
          name={ariaLabel ?? (typeof label === 'string' ? label : placeholder)}
          options={options}
          selectionMode={props.selectionMode ?? 'single'}
          selected={selected}
          onSelect={onSelect}
          searchLabel={searchLabel}
          clearLabel={clearLabel}
          emptyText={emptyText}
        />
      )}
    </>
  );
}

function selectionOf<Value extends OptionValue>(props: SelectProps<Value>) {
  const { options } = props;
  if (props.selectionMode === 'multiple') {
    const { value, onChange, summary = (labels) => labels.join(', ') } = props;
    const chosen = options.filter((option) => value?.includes(option.value));
    return {
      selected: chosen.map((option) => option.value),
      summary: chosen.length > 0 ? summary(chosen.map(({ label }) => label)) : '',
      onSelect: (values: Value[]) =>
        onChange(options.map((option) => option.value).filter((one) => values.includes(one))),
    };
  }
  const { value, onChange } = props;
  const chosen = options.find((option) => option.value === value);
  return {
    selected: chosen ? [chosen.value] : [],
    summary: chosen?.label ?? '',
    onSelect: ([next]: Value[]) => {
      if (next !== undefined && next !== value) onChange(next);
    },
  };
}
