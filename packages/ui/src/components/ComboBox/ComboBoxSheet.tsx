import { Search } from 'lucide-react';
import { useRef, type FocusEvent } from 'react';
import * as field from '../../private/field.css';
import { FieldControl } from '../../private/FieldShell';
import { icon } from '../../private/icon-size';
import type { OptionValue } from '../../private/option';
import * as list from '../../private/option-list.css';
import { OptionList } from '../../private/OptionList';
import { OptionSheet } from '../../private/OptionSheet';
import * as button from '../Button/Button.css';
import type { ComboBoxProps } from './combo-box-props';
import { useComboBox } from './use-combo-box';

interface ComboBoxSheetProps<Value extends OptionValue> extends ComboBoxProps<Value> {
  onClose: () => void;
}

export function ComboBoxSheet<Value extends OptionValue>({
  onClose,
  ...props
}: ComboBoxSheetProps<Value>) {
  const { label, placeholder = '', isLoading = false } = props;
  const name = props['aria-label'] ?? (typeof label === 'string' ? label : placeholder);
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const sheetRef = useRef<HTMLElement>(null);
  const comboBox = useComboBox(
    // The title of the sheet is its label; errors are announced by the field.
    {
      ...props,
      label: undefined,
      'aria-label': name,
      errorMessage: null,
      autoFocus: true,
      onBlur: undefined,
    },
    {
      inputRef,
      listRef,
      popoverRef: sheetRef,
      shouldCloseOnBlur: false,
      onOpenChange: (isOpen) => {
        if (!isOpen) onClose();
      },
    },
  );
  const { state, inputProps } = comboBox;
  return (
    <OptionSheet ref={sheetRef} title={name} onClose={state.close} isTall>
      <div className={list.filter}>
        <FieldControl>
          <Search {...icon.sm} className={field.glyph} />
          <input
            {...inputProps}
            ref={inputRef}
            type="search"
            enterKeyHint="search"
            className={field.input}
            // A touch at its exact centre would close react-aria's list.
            onTouchEnd={undefined}
            onFocus={(event: FocusEvent<HTMLInputElement>) => {
              inputProps.onFocus?.(event);
              // Typing replaces the selected text. react-aria also calls this without a real focus event.
              if (event.nativeEvent.isTrusted) event.currentTarget.select();
            }}
          />
          {isLoading && <span className={button.spinner} aria-hidden />}
        </FieldControl>
      </div>
      {state.isOpen && <OptionList {...comboBox.list} listRef={listRef} isSheet />}
    </OptionSheet>
  );
}
