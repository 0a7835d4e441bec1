import { useId, useImperativeHandle, useRef, useState } from 'react';
import { isFieldInvalid } from '../../private/field-props';
import * as field from '../../private/field.css';
import { FieldLabel, FieldMessage } from '../../private/FieldShell';
import { useIsLocked } from '../../private/form-lock';
import { icon } from '../../private/icon-size';
import type { RadioShellProps } from '../../private/RadioShell';
import { scrollRow } from '../../private/scroll-row.css';
import { useScrollRow } from '../../private/use-scroll-row';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css';
import * as css from './SegmentedControl.css';

export interface SegmentedControlProps<Value extends string> extends RadioShellProps<Value> {
  /** Segments share the full width, as in a form. @default false */
  isFullWidth?: boolean;
  /** Shows icons only; the labels are the names for screen readers. @default false */
  isIconOnly?: boolean;
}

/** Two to four short options that apply immediately: a currency, RU or UZ, cards or table. */
export function SegmentedControl<Value extends string>({
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
  value,
  defaultValue = null,
  onChange,
  onBlur,
  isFullWidth,
  isIconOnly,
  ...props
}: SegmentedControlProps<Value>) {
  const [own, setOwn] = useState(defaultValue);
  const chosen = value === undefined ? own : value;
  const ids = useId();
  const [labelId, messageId] = [`${ids}-label`, `${ids}-message`];
  const group = useRef<HTMLDivElement>(null);
  // Small controls do not scroll: it would clip their touch areas, which are larger than the control.
  const isScrolling = size !== 'sm';
  const track = useScrollRow<HTMLDivElement>(chosen ?? undefined, '::before');
  useImperativeHandle(ref, () => ({
    focus: () => {
      const inputs = group.current;
      const target =
        inputs?.querySelector<HTMLElement>('input:checked') ?? inputs?.querySelector('input');
      target?.focus();
    },
  }));
  const isLocked = useIsLocked(isDisabled);
  const isInvalid = isFieldInvalid({ isInvalid: props.isInvalid, errorMessage });
  const hasMessage = Boolean(description) || (isInvalid && Boolean(errorMessage));
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={props['aria-label']}
      aria-labelledby={label ? labelId : undefined}
      aria-describedby={hasMessage ? messageId : undefined}
      aria-invalid={isInvalid || undefined}
      aria-required={isRequired || undefined}
      aria-disabled={isLocked || undefined}
      className={field.field}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <FieldLabel
        id={labelId}
        elementType="span"
        label={label}
        labelAction={labelAction}
        isRequired={isRequired}
      />
      <div
        ref={track}
        className={`${isScrolling ? scrollRow : ''} ${css.track({ size, isFullWidth })}`}
        data-scrolls={isScrolling || undefined}
        data-invalid={isInvalid || undefined}
      >
        {options.map((option) => {
          const Icon = option.icon;
          const isSelected = option.value === chosen;
          const isOff = isLocked === true || option.isDisabled === true;
          return (
            <label
              key={option.value}
              className={css.segment}
              data-selected={isSelected || undefined}
              data-disabled={isOff || undefined}
            >
              <input
                type="radio"
                className={hidden}
                name={name ?? ids}
                value={option.value}
                aria-label={isIconOnly ? option.label : undefined}
                checked={isSelected}
                disabled={isOff}
                onChange={() => {
                  setOwn(option.value);
                  onChange?.(option.value);
                }}
              />
              {Icon && <Icon {...icon.sm} />}
              {!isIconOnly && option.label}
            </label>
          );
        })}
      </div>
      {hasMessage && (
        <FieldMessage
          id={messageId}
          description={description}
          errorMessage={errorMessage}
          isInvalid={isInvalid}
        />
      )}
    </div>
  );
}
