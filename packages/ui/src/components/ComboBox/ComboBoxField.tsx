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

export function ComboBoxField<Value extends OptionValue>({ ref, ...props }: ComboBoxProps<Value>) {
  const frame = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const popoverRef = useRef<HTMLElement>(null);
  const comboBox = useComboBox(props, {
    inputRef,
    buttonRef,
    listRef,
    popoverRef,
    shouldCloseOnBlur: true,
  });
  const { state, isInvalid } = comboBox;
  useImperativeHandle(ref, () => ({ focus: () => inputRef.current?.focus() }));
  const hasPopover = useWasOpen(state.isOpen);
  const message =
    isInvalid && props.errorMessage ? comboBox.errorMessageProps : comboBox.descriptionProps;
  return (
    <>
      <div className={field.field}>
        <FieldLabel
          id={comboBox.labelProps.id}
          htmlFor={comboBox.inputProps.id}
          label={props.label}
          labelAction={props.labelAction}
          isRequired={props.isRequired}
        />
        <FieldControl
          ref={frame}
          size={props.size}
          isInvalid={isInvalid}
          isDisabled={props.isDisabled}
          isReadOnly={props.isReadOnly}
        >
          <input
            {...comboBox.inputProps}
            ref={inputRef}
            className={field.input}
            placeholder={props.placeholder}
          />
          <Button
            {...comboBox.buttonProps}
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
          triggerRef={frame}
          scrollRef={listRef}
          trigger="ComboBox"
          isNonModal
          placement="bottom start"
          offset={4}
          className={`${list.popover} ${list.fieldWidth}`}
        >
          <OptionList {...comboBox.list} listRef={listRef} />
        </Popover>
      )}
    </>
  );
}
