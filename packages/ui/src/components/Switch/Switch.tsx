import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { useIsLocked } from '../../private/form-lock';
import { useSettle, type Outcome } from '../../private/outcome';
import * as css from './Switch.css';

export interface SwitchProps {
  /** The label; without it set `aria-label`. */
  children?: ReactNode;
  /** Name of a switch without a label. */
  'aria-label'?: string;
  /** A muted line below the label. */
  description?: ReactNode;
  /** On or off (controlled). @default held by the switch itself */
  isSelected?: boolean;
  /** On at first (uncontrolled). @default false */
  defaultSelected?: boolean;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => Outcome;
  /** The label on the left, the switch on the right, a border below. @default false */
  isRow?: boolean;
  /** Cannot be focused or changed. @default false */
  isDisabled?: boolean;
  /** Name in the form. */
  name?: string;
  /** Called when it loses focus. */
  onBlur?: () => void;
  /** The input, so that a form library can focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** Turns a setting on or off, immediately. For a change that is saved with a form use `Checkbox`. */
export function Switch({ children, description, isRow, ref, onChange, ...props }: SwitchProps) {
  const settle = useSettle();
  const isLocked = useIsLocked(props.isDisabled);
  const text = children != null && (
    <span className={css.text}>
      <span className={isRow ? css.title : undefined}>{children}</span>
      {description && (
        <Text slot="description" className={css.detail}>
          {description}
        </Text>
      )}
    </span>
  );
  return (
    <SwitchField
      {...props}
      isDisabled={isLocked}
      onChange={onChange && ((isSelected) => settle(onChange(isSelected)))}
      inputRef={ref}
      className={isRow ? css.divided : ''}
    >
      <SwitchButton className={isRow ? `${css.row} ${css.spread}` : css.row}>
        {isRow && text}
        <span className={css.track} />
        {!isRow && text}
      </SwitchButton>
    </SwitchField>
  );
}
