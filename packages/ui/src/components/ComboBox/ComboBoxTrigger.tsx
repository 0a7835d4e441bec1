import { useId, useRef, useState } from 'react';
import type { OptionValue } from '../../private/option';
import { PickerTrigger } from '../../private/PickerTrigger';
import { useLaterPart } from '../../private/use-later-part';
import type { ComboBoxProps } from './combo-box-props';

const loadSheet = async () => (await import('./ComboBoxSheet')).ComboBoxSheet;

/** The field on a phone: a button with the selected text, which opens the sheet. It is loaded on the first touch. */
export function ComboBoxTrigger<Value extends OptionValue>({
  ref,
  ...props
}: ComboBoxProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  const { part: ComboBoxSheet, prepare, need } = useLaterPart(loadSheet);
  const trigger = useRef<HTMLButtonElement>(null);
  const sheetId = useId();
  return (
    <>
      <PickerTrigger
        ref={ref}
        id={props.id}
        label={props.label}
        labelAction={props.labelAction}
        aria-label={props['aria-label']}
        description={props.description}
        errorMessage={props.errorMessage}
        isInvalid={props.isInvalid}
        isRequired={props.isRequired}
        isDisabled={props.isDisabled}
        isReadOnly={props.isReadOnly}
        size={props.size}
        triggerRef={trigger}
        isOpen={isOpen}
        onOpen={() => {
          setOpen(true);
          need(() => setOpen(false));
        }}
        onNear={prepare}
        popup="dialog"
        popupId={sheetId}
        summary={props.inputValue}
        placeholder={props.placeholder ?? ''}
      />
      {props.name && <input type="hidden" name={props.name} value={props.value ?? ''} />}
      {isOpen && ComboBoxSheet && (
        <ComboBoxSheet
          {...props}
          id={sheetId}
          onChange={(next) =>
            props.onChange(props.items.find(({ value }) => value === next)?.value ?? null)
          }
          onClose={() => {
            setOpen(false);
            props.onBlur?.();
          }}
        />
      )}
    </>
  );
}
