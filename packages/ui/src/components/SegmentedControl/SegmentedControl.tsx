import { Radio } from 'react-aria-components/RadioGroup';
import { icon } from '../../private/icon-size';
import { RadioShell, type RadioShellProps } from '../../private/RadioShell';
import * as css from './SegmentedControl.css';

export interface SegmentedControlProps<Value extends string> extends RadioShellProps<Value> {
  /** Segments share the whole width, as beside a field in a form. @default false */
  isFullWidth?: boolean;
  /** Icons alone; the labels become names for readers. @default false */
  isIconOnly?: boolean;
}

/** Two to four short choices that apply at once: a currency, RU or UZ, cards or table. */
export function SegmentedControl<Value extends string>({
  size,
  isFullWidth,
  isIconOnly,
  ...props
}: SegmentedControlProps<Value>) {
  return (
    <RadioShell {...props} orientation="horizontal">
      <div className={css.track({ size, isFullWidth })}>
        {props.options.map(({ value, label, icon: Icon, isDisabled }) => (
          <Radio
            key={value}
            value={value}
            isDisabled={isDisabled}
            aria-label={isIconOnly ? label : undefined}
            className={css.segment}
          >
            {Icon && <Icon {...icon.sm} />}
            {!isIconOnly && label}
          </Radio>
        ))}
      </div>
    </RadioShell>
  );
}
