import { ChevronDown } from 'lucide-react';
import { useImperativeHandle, useRef } from 'react';
import { Button, ButtonContext } from 'react-aria-components/Button';
import { Group, GroupContext } from 'react-aria-components/Group';
import { Input, InputContext } from 'react-aria-components/Input';
import { LabelContext } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { Provider } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import * as field from '../../private/field.css';
import { FieldLabel, FieldMessage } from '../../private/FieldShell';
import { icon } from '../../private/icon-size';
import type { OptionValue } from '../../private/option';
import * as list from '../../private/option-list.css';
import { OptionList } from '../../private/OptionList';
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
  return (
    <Provider
      values={[
        [LabelContext, box.labelProps],
        [GroupContext, { isInvalid, isDisabled: props.isDisabled ?? false }],
        [InputContext, box.inputProps],
        [ButtonContext, { ...box.buttonProps, isPressed: state.isOpen }],
        [
          TextContext,
          { slots: { description: box.descriptionProps, errorMessage: box.errorMessageProps } },
        ],
      ]}
    >
      <div className={field.field}>
        <FieldLabel
          label={props.label}
          labelAction={props.labelAction}
          isRequired={props.isRequired}
        />
        <Group
          ref={plate}
          className={field.control({ size: props.size })}
          data-readonly={props.isReadOnly || undefined}
        >
          <Input ref={inputRef} className={field.input} placeholder={props.placeholder} />
          <Button ref={buttonRef} className={field.inlineButton} aria-label={props.openLabel}>
            {props.isLoading ? (
              <span className={button.spinner} aria-hidden />
            ) : (
              <ChevronDown {...icon.sm} />
            )}
          </Button>
        </Group>
        <FieldMessage
          description={props.description}
          errorMessage={props.errorMessage}
          isInvalid={isInvalid}
        />
        {props.name && <input type="hidden" name={props.name} value={props.value ?? ''} />}
      </div>
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
    </Provider>
  );
}
