import { ChevronDown, type LucideIcon } from 'lucide-react';
import {
  lazy,
  Suspense,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { Button } from 'react-aria-components/Button';
import { isFieldInvalid, type FieldProps } from './field-props';
import * as field from './field.css';
import { FieldLabel, FieldMessage } from './FieldShell';
import { icon } from './icon-size';
import type { Focusable, Option, OptionValue } from './option';
import * as css from './PickerField.css';
import { warnDoubled, warnOnce } from './warn-once';

const loadPicker = () => import('./OptionPicker');
const OptionPicker = lazy(async () => ({ default: (await loadPicker()).OptionPicker }));

/** What Select and MultiSelect have in common. */
export interface PickerProps<Value extends OptionValue> extends FieldProps {
  options: readonly Option<Value>[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Before the value. */
  icon?: LucideIcon;
  /** Gives a long list a filter on top, and says what it does: «Найти». */
  searchLabel?: string;
  /** Name of the filter's cross. */
  clearLabel?: string;
  /** What an empty list says. */
  emptyText?: string;
  onBlur?: () => void;
  ref?: Ref<Focusable>;
  id?: string;
}

interface PickerFieldProps<Value extends OptionValue> extends PickerProps<Value> {
  selectionMode: 'single' | 'multiple';
  selected: readonly Value[];
  onSelect: (values: Value[]) => void;
  /** The words of what is chosen; empty shows the placeholder. */
  summary: string;
}

/**
 * The closed field: a button with the role of a combobox, so that readers hear its label, its value and that it is
 * required. The list itself is loaded on the first hover or focus.
 */
export function PickerField<Value extends OptionValue>({
  ref,
  label,
  labelAction,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  size,
  name,
  options,
  placeholder = '',
  icon: Icon,
  searchLabel,
  clearLabel,
  emptyText,
  onBlur,
  selectionMode,
  selected,
  onSelect,
  summary,
  id,
  ...props
}: PickerFieldProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const ids = useId();
  const [labelId, messageId, listId] = [`${ids}-label`, `${ids}-message`, `${ids}-list`];
  useImperativeHandle(ref, () => ({ focus: () => trigger.current?.focus() }));

  if (import.meta.env.DEV) {
    warnDoubled(
      'Select',
      'options',
      options.map(({ value }) => value),
    );
    if (!label && !props['aria-label'])
      warnOnce('Select', 'It has no name for readers: give `label` or `aria-label`.');
  }
  const isInvalid = isFieldInvalid({ isInvalid: props.isInvalid, errorMessage });
  const ariaLabel = props['aria-label'];
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    onBlur?.();
  };

  return (
    <div className={field.field}>
      <FieldLabel
        id={labelId}
        elementType="span"
        label={label}
        labelAction={labelAction}
        isRequired={isRequired}
        onClick={() => trigger.current?.focus()}
      />
      <Button
        ref={trigger}
        id={id}
        isDisabled={isDisabled}
        onPress={() => setOpen(true)}
        onHoverStart={() => void loadPicker()}
        onFocus={() => void loadPicker()}
        onBlur={() => !isOpen && onBlur?.()}
        onKeyDown={openByArrow}
        className={`${field.control({ size })} ${css.trigger}`}
        render={(button) => (
          <button
            {...button}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the select-only combobox of the ARIA practices
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-label={ariaLabel}
            aria-labelledby={ariaLabel ? undefined : labelId}
            aria-describedby={messageId}
            aria-invalid={isInvalid || undefined}
            aria-required={isRequired || undefined}
            data-invalid={isInvalid || undefined}
            data-open={isOpen || undefined}
          />
        )}
      >
        {Icon && <Icon {...icon.sm} className={field.glyph} />}
        <span className={summary ? css.value : `${css.value} ${css.placeholder}`}>
          {summary || placeholder || '\u00A0'}
        </span>
        <ChevronDown {...icon.sm} className={css.chevron} />
      </Button>
      {name &&
        selected.map((value) => <input key={value} type="hidden" name={name} value={value} />)}
      <FieldMessage
        id={messageId}
        description={description}
        errorMessage={errorMessage}
        isInvalid={isInvalid}
      />
      {isOpen && (
        <Suspense fallback={null}>
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
        </Suspense>
      )}
    </div>
  );
}
