import { ChevronDown, Plus, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, type Key } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import * as button from '../Button/Button.css';
import { isFieldInvalid, type InputFieldProps } from '../../private/field-props';
import * as field from '../../private/field.css';
import { FieldLabel, FieldMessage } from '../../private/FieldShell';
import { icon } from '../../private/icon-size';
import type { Option, OptionValue } from '../../private/option';
import { OptionItem } from '../../private/OptionItem';
import * as list from '../../private/option-list.css';

export type { Option } from '../../private/option';

/** From here on only the rows in sight are mounted. */
const VIRTUAL_FROM = 80;
const keepAll = () => true;
/** No id of the contract is this text. */
const ACTION = '__action';

export interface ComboBoxAction {
  /** «Предложить модель». */
  label: string;
  /** Does it. The field keeps what was typed. */
  onAction: () => void;
  /** @default a plus */
  icon?: LucideIcon;
}

export interface ComboBoxProps<Value extends OptionValue> extends InputFieldProps {
  /** What the server found for `inputValue`, in its order. It is not filtered again. */
  items: readonly Option<Value>[];
  /** What stands in the field. */
  inputValue: string;
  /** Called while typing, and with the words of the choice when one is made or brought back. */
  onInputChange: (value: string) => void;
  /** The chosen thing's `value`; `null` is none. */
  value: Value | null | undefined;
  /** Called with null when the text is emptied. */
  onChange: (value: Value | null) => void;
  /** The chosen thing, where `items` may not hold it: an edited car whose list is not loaded yet. */
  selectedItem?: Option<Value> | null;
  /** A spinner stands in place of the chevron. @default false */
  isLoading?: boolean;
  /** What an empty list says: «Ничего не нашлось». */
  emptyText: string;
  /** What an empty list says while loading: «Ищем». */
  loadingText: string;
  /** The last row, there also when nothing was found. */
  action?: ComboBoxAction;
  /** Name of the chevron's button: «Показать варианты». */
  openLabel: string;
}

/** One of a list that a server filters while a person types, in either script. */
export function ComboBox<Value extends OptionValue>({
  ref,
  label,
  labelAction,
  description,
  errorMessage,
  placeholder,
  size,
  items,
  onInputChange,
  value,
  onChange,
  selectedItem,
  isLoading,
  emptyText,
  loadingText,
  action,
  openLabel,
  ...props
}: ComboBoxProps<Value>) {
  const isInvalid = isFieldInvalid({ isInvalid: props.isInvalid, errorMessage });
  const [picked, setPicked] = useState<Option<Value> | null>(null);
  // The server need not send the chosen thing again for the present text, but react-aria takes a choice that is not in
  // the collection for none: it stays there, out of sight.
  const inItems = items.find((option) => option.value === value);
  const known = [selectedItem, picked].find((option) => value != null && option?.value === value);
  const absent = inItems ? undefined : known;
  const chosen = inItems ?? absent ?? undefined;
  const query = props.inputValue === chosen?.label ? '' : props.inputValue;

  // With text and choice both controlled react-aria leaves keeping them together to us, and tells the present choice
  // again when the field is left with other words in it.
  const select = (key: Key | null) => {
    // Null is a choice that is not among the items: the text alone takes a choice away.
    const option =
      key === null || key === value ? chosen : items.find(({ value: id }) => id === key);
    if (key !== null && !option) return;
    if (option && option.value !== value) {
      setPicked(option);
      onChange(option.value);
    }
    onInputChange(option?.label ?? '');
  };
  const type = (text: string) => {
    if (text === '' && value != null) onChange(null);
    onInputChange(text);
  };

  const listBox = (
    <ListBox
      className={list.list}
      renderEmptyState={(): ReactNode => (
        <div className={list.note}>{isLoading ? loadingText : emptyText}</div>
      )}
    >
      {items.map((option) => (
        <OptionItem key={option.value} option={option} query={query} />
      ))}
      {absent && <OptionItem option={absent} isAbsent />}
      {items.length === 0 && (action ?? absent) && (
        <ListBoxItem id="__note" isDisabled className={list.note}>
          {isLoading ? loadingText : emptyText}
        </ListBoxItem>
      )}
      {action && <ActionItem {...action} />}
    </ListBox>
  );

  return (
    <AriaComboBox
      {...props}
      selectedKey={value ?? null}
      onSelectionChange={select}
      onInputChange={type}
      isInvalid={isInvalid}
      validationBehavior="aria"
      defaultFilter={keepAll}
      menuTrigger="focus"
      allowsEmptyCollection
      className={field.field}
    >
      <FieldLabel label={label} labelAction={labelAction} isRequired={props.isRequired} />
      <Group className={field.control({ size })} data-readonly={props.isReadOnly || undefined}>
        <Input ref={ref} placeholder={placeholder} className={field.input} />
        <Button className={field.inlineButton} aria-label={openLabel}>
          {isLoading ? (
            <span className={button.spinner} aria-hidden />
          ) : (
            <ChevronDown {...icon.sm} />
          )}
        </Button>
      </Group>
      <FieldMessage description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
      <Popover offset={4} className={`${list.popover} ${list.fieldWide}`}>
        {items.length >= VIRTUAL_FROM ? (
          <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 36, padding: 6 }}>
            {listBox}
          </Virtualizer>
        ) : (
          listBox
        )}
      </Popover>
    </AriaComboBox>
  );
}

function ActionItem({ label, onAction, icon: Icon = Plus }: ComboBoxAction) {
  return (
    <ListBoxItem
      id={ACTION}
      textValue={label}
      onAction={onAction}
      className={`${list.option} ${list.action}`}
    >
      <Icon {...icon.md} />
      <span className={list.words}>{label}</span>
    </ListBoxItem>
  );
}
