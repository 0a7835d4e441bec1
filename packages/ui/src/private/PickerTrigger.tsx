import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useId, useImperativeHandle, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import { isFieldInvalid, type FieldProps } from './field-props';
import * as field from './field.css';
import { FieldLabel, FieldMessage } from './FieldShell';
import { useIsLocked } from './form-lock';
import { icon } from './icon-size';
import type { Focusable } from './option';
import * as css from './picker-trigger.css';

export interface PickerTriggerProps extends Omit<FieldProps, 'name'> {
  ref?: Ref<Focusable>;
  id?: string;
  /** Opened next to it, or over the page. */
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpen: () => void;
  /** Called on hover or focus, to preload the popup. */
  onNear: () => void;
  onBlur?: () => void;
  /** Role of the popup: a list, or a window that contains one. */
  popup: 'listbox' | 'dialog';
  popupId: string;
  /** Can be read, not opened. @default false */
  isReadOnly?: boolean;
  icon?: LucideIcon;
  /** The text of the selection; empty shows the placeholder. */
  summary: string;
  placeholder: string;
}

/** A closed field that opens a list: a button with the role of a combobox, so that screen readers announce label, value and required state. */
export function PickerTrigger({
  ref,
  triggerRef,
  label,
  labelAction,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  isReadOnly = false,
  size,
  placeholder,
  icon: Icon,
  onBlur,
  onOpen,
  onNear,
  isOpen,
  popup,
  popupId,
  summary,
  id,
  ...props
}: PickerTriggerProps) {
  const ids = useId();
  const [labelId, messageId] = [`${ids}-label`, `${ids}-message`];
  useImperativeHandle(ref, () => ({ focus: () => triggerRef.current?.focus() }));
  const isLocked = useIsLocked(isDisabled);
  const isInvalid = isFieldInvalid({ isInvalid: props.isInvalid, errorMessage });
  const ariaLabel = props['aria-label'];
  const open = () => {
    if (!isReadOnly) onOpen();
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };
  return (
    <div className={field.field}>
      <FieldLabel
        id={labelId}
        elementType="span"
        label={label}
        labelAction={labelAction}
        isRequired={isRequired}
        onClick={() => triggerRef.current?.focus()}
      />
      <Button
        ref={triggerRef}
        id={id}
        isDisabled={isLocked}
        onPress={open}
        onHoverStart={onNear}
        onFocus={onNear}
        onBlur={() => !isOpen && onBlur?.()}
        onKeyDown={openByArrow}
        className={`${field.control({ size })} ${css.trigger}`}
        render={(button) => (
          <button
            {...button}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the select-only combobox of the ARIA practices
            role="combobox"
            aria-haspopup={popup}
            aria-expanded={isOpen}
            aria-controls={isOpen ? popupId : undefined}
            aria-label={ariaLabel}
            aria-labelledby={ariaLabel ? undefined : labelId}
            aria-describedby={messageId}
            aria-invalid={isInvalid || undefined}
            aria-required={isRequired || undefined}
            aria-readonly={isReadOnly || undefined}
            data-invalid={isInvalid || undefined}
            data-readonly={isReadOnly || undefined}
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
      <FieldMessage
        id={messageId}
        description={description}
        errorMessage={errorMessage}
        isInvalid={isInvalid}
      />
    </div>
  );
}
