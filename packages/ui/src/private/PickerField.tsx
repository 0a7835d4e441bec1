import type { LucideIcon } from 'lucide-react';
import { useDeferredValue, useId, useRef, useState, type Ref } from 'react';
import type { FieldProps } from './field-props';
import type { Focusable, Option, OptionValue } from './option';
import { PickerTrigger } from './PickerTrigger';
import { useLaterPart } from './use-later-part';
import { warnDoubled, warnOnce } from './warn-once';

const loadPicker = async () => (await import('./OptionPicker')).OptionPicker;

/** Props shared by Select and MultiSelect. */
export interface PickerProps<Value extends OptionValue> extends FieldProps {
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

interface PickerFieldProps<Value extends OptionValue> extends PickerProps<Value> {
  selectionMode: 'single' | 'multiple';
  selected: readonly Value[];
  onSelect: (values: Value[]) => void;
  /** The text of the selection; empty shows the placeholder. */
  summary: string;
}

/** The closed field of Select and MultiSelect. The list itself is loaded on the first hover or focus. */
export function PickerField<Value extends OptionValue>({
  name,
  options,
  placeholder = '',
  searchLabel,
  clearLabel,
  emptyText,
  onBlur,
  selectionMode,
  selected,
  onSelect,
  ...props
}: PickerFieldProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  // The field shows the press at once. The more expensive list follows in the next frame.
  const isListDue = useDeferredValue(isOpen);
  const { part: OptionPicker, prepare, need } = useLaterPart(loadPicker);
  const trigger = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const { label, 'aria-label': ariaLabel } = props;

  if (import.meta.env.DEV) {
    const component = selectionMode === 'multiple' ? 'MultiSelect' : 'Select';
    warnDoubled(
      component,
      'options',
      options.map(({ value }) => value),
    );
    if (!label && !ariaLabel)
      warnOnce(component, 'It has no name for readers: give `label` or `aria-label`.');
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
        onBlur={onBlur}
        popup="listbox"
        popupId={listId}
        placeholder={placeholder}
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
          selectionMode={selectionMode}
          selected={selected}
          onSelect={(values) =>
            onSelect(options.map(({ value }) => value).filter((one) => values.includes(one)))
          }
          searchLabel={searchLabel}
          clearLabel={clearLabel}
          emptyText={emptyText}
        />
      )}
    </>
  );
}
