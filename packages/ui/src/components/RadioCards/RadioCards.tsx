import { ImageOff } from 'lucide-react';
import { useState } from 'react';
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
    <RadioShell {...props} component="RadioCards" orientation="horizontal">
      <div className={css.cards}>
        {props.options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled}
            className={css.card}
          >
            <Sign key={option.picture} picture={option.picture} icon={option.icon} />
            <span className={css.title}>{option.label}</span>
            {option.description && <span className={css.detail}>{option.description}</span>}
          </Radio>
        ))}
      </div>
    </RadioShell>
  );
}

/** Above the words: the picture; the icon where there is none, or where it does not load. */
function Sign({ picture, icon: Icon }: Pick<RadioCardsOption<string>, 'picture' | 'icon'>) {
  const [isBroken, setBroken] = useState(false);
  if (picture && !isBroken)
    return <img src={picture} alt="" className={css.picture} onError={() => setBroken(true)} />;
  const Shown = Icon ?? (picture ? ImageOff : undefined);
  return Shown ? <Shown {...icon.lg} className={css.sign} /> : null;
}
