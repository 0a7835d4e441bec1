import { Radio } from 'react-aria-components/RadioGroup';
import * as choice from '../../private/choice.css';
import * as field from '../../private/field.css';
import { given } from '../../private/given';
import { icon } from '../../private/icon-size';
import { RadioShell, type RadioShellProps } from '../../private/RadioShell';

export interface RadioGroupProps<Value extends string> extends Omit<
  RadioShellProps<Value>,
  'size'
> {
  /** Below one another, or in a row that wraps. @default 'list' */
  layout?: 'list' | 'line';
}

/** One of a few things, all in sight. Two to four short words look better as a `SegmentedControl`. */
export function RadioGroup<Value extends string>(received: RadioGroupProps<Value>) {
  const { layout = 'list', ...props } = given('RadioGroup', received, { options: 'list' });
  return (
    <RadioShell
      {...props}
      component="RadioGroup"
      orientation={layout === 'line' ? 'horizontal' : 'vertical'}
    >
      <div className={layout === 'line' ? choice.line : choice.list}>
        {props.options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled}
            className={choice.row}
          >
            {({ isSelected }) => (
              <>
                <span className={`${choice.box} ${choice.round}`}>
                  {isSelected && <span className={choice.dot} />}
                </span>
                {option.icon && <option.icon {...icon.md} className={choice.sign} />}
                <span className={choice.words}>
                  {option.label}
                  {option.description && (
                    <span className={field.description}>
                      <br />
                      {option.description}
                    </span>
                  )}
                </span>
              </>
            )}
          </Radio>
        ))}
      </div>
    </RadioShell>
  );
}
