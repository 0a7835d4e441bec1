import { Radio } from 'react-aria-components/RadioGroup';
import { RadioShell, type RadioShellProps } from '../../private/RadioShell';
import * as css from './RadioCards.css';

export type RadioCardsProps<Value extends string> = Omit<RadioShellProps<Value>, 'size'>;

/** One of two to six things that need a line of explanation each: condition of a car, a way to pay. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  return (
    <RadioShell {...props} orientation="horizontal">
      <div className={css.cards}>
        {props.options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled}
            className={css.card}
          >
            <span className={css.title}>{option.label}</span>
            {option.description && <span className={css.detail}>{option.description}</span>}
          </Radio>
        ))}
      </div>
    </RadioShell>
  );
}
