import { ChevronDown } from 'lucide-react';
import { useImperativeHandle, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import * as field from '../../private/field.css';
import { FieldControl, FieldLabel, FieldMessage } from '../../private/FieldShell';
import { icon } from '../../private/icon-size';
import type { OptionValue } from '../../private/option';
import * as list from '../../private/option-list.css';
import { OptionList } from '../../private/OptionList';
import { useWasOpen } from '../../private/use-was-open';
import * as button from '../Button/Button.css';
import type { ComboBoxProps } from './combo-box-props';
import { useComboBox } from './use-combo-box';

/** The field with its list in a popover below it. */
export function ComboBoxField<Value extends OptionValue>({ ref, ...props }: ComboBoxProps<Value>) {
  const plate = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const popoverRef = useRef<HTMLElement>(null);
  const box = useComboBox(props, {
    inputRef,
    buttonRef,
    listRef,
    popoverRef,
    shouldCloseOnBlur: true,
  });
  const { state, isInvalid } = box;
  useImperativeHandle(ref, () => ({ focus: () => inputRef.current?.focus() }));
  const hasPopover = useWasOpen(state.isOpen);
  const message = isInvalid && props.errorMessage ? box.errorMessageProps : box.descriptionProps;
  return (
    <>
      <div className={field.field}>
        <FieldLabel
          id={box.labelProps.id}
          htmlFor={box.inputProps.id}
          label={props.label}
          labelAction={props.labelAction}
          isRequired={props.isRequired}
        />
        <FieldControl
          ref={plate}
          size={props.size}
          isInvalid={isInvalid}
          isDisabled={props.isDisabled}
          isReadOnly={props.isReadOnly}
        >
          <input
            {...box.inputProps}
            ref={inputRef}
            className={field.input}
            placeholder={props.placeholder}
          />
          <Button
            {...box.buttonProps}
            ref={buttonRef}
            className={field.inlineButton}
            aria-label={props.openLabel}
          >
            {props.isLoading ? (
              <span className={button.spinner} aria-hidden />
            ) : (
              <ChevronDown {...icon.sm} />
            )}
          </Button>
        </FieldControl>
        <FieldMessage
          id={message.id}
          description={props.description}
          errorMessage={props.errorMessage}
          isInvalid={isInvalid}
        />
        {props.name && <input type="hidden" name={props.name} value={props.value ?? ''} />}
      </div>
      {hasPopover && (
        <Popover
          ref={popoverRef}
          isOpen={state.isOpen}
          onOpenChange={(isOpen) => {
            if (!isOpen) state.close();
          }}
          triggerRef={plate}
          scrollRef={listRef}
          trigger="ComboBox"
          isNonModal
          placement="bottom start"
          offset={4}
          className={`${list.popover} ${list.fieldWide}`}
        >
          <OptionList {...box.list} listRef={listRef} />
        </Popover>
      )}
    </>
  );
}
