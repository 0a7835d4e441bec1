import { Radio } from 'react-aria-components/RadioGroup';
import { given } from '../../private/given';
import { icon } from '../../private/icon-size';
import { RadioShell, type RadioShellProps } from '../../private/RadioShell';
import type { Option } from '../../private/option';
import * as css from './RadioCards.css';

export interface RadioCardsOption<Value extends string> extends Option<Value> {
  /** Address of a picture above the words; decorative, the words name it. */
  picture?: string | undefined;
}

export interface RadioCardsProps<Value extends string> extends Omit<
  RadioShellProps<Value>,
  'size' | 'options'
> {
  /** Two to six cards, in the order in which they stand. */
  options: readonly RadioCardsOption<Value>[];
}

/** One of two to six things that need a line of explanation each: condition of a car, a way to pay. */
export function RadioCards<Value extends string>(received: RadioCardsProps<Value>) {
  const props = given('RadioCards', received, { options: 'list' });
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
            {option.picture && <img src={option.picture} alt="" className={css.picture} />}
            {option.icon && !option.picture && <option.icon {...icon.lg} className={css.sign} />}
            <span className={css.title}>{option.label}</span>
            {option.description && <span className={css.detail}>{option.description}</span>}
          </Radio>
        ))}
      </div>
    </RadioShell>
  );
}
