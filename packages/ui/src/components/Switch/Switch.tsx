import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { useIsLocked } from '../../private/form-lock';
import { useSettle, type Outcome } from '../../private/outcome';
import * as css from './Switch.css';

export interface SwitchProps {
  /** Its words; without them give `aria-label`. */
  children?: ReactNode;
  /** Name of a switch without words. */
  'aria-label'?: string;
  /** A muted line below the words. */
  description?: ReactNode;
  /** On or off, held by the page. @default held by the switch itself */
  isSelected?: boolean;
  /** On at first, where the switch holds it itself. @default false */
  defaultSelected?: boolean;
  /** Called with the new state at each press. */
  onChange?: (isSelected: boolean) => Outcome;
  /** Words left, switch at the right end, a hairline to the next row. @default false */
  isRow?: boolean;
  /** Cannot be focused or changed. @default false */
  isDisabled?: boolean;
  /** Name in the form. */
  name?: string;
  /** The focus left it. */
  onBlur?: () => void;
  /** The box underneath, so that a form library can focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** On or off, applied at once. What waits for a save is a `Checkbox`; in a form of switches the save is the form's. */
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
