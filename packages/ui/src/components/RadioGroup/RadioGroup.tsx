import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Radio } from 'react-aria-components/RadioGroup';
import * as choice from '../../private/choice.css';
import * as field from '../../private/field.css';
import { icon } from '../../private/icon-size';
import type { Option } from '../../private/option';
import { RadioShell, type RadioShellProps } from '../../private/RadioShell';
import * as css from './RadioGroup.css';

/** One option. */
export interface RadioOption<Value extends string> extends Option<Value> {
  /** Address of an image above the text of a card. It is decorative. */
  src?: string | undefined;
}

export interface RadioGroupProps<Value extends string> extends Omit<
  RadioShellProps<Value>,
  'size' | 'options'
> {
  /** In the order in which they are shown; two to six for cards. Values are unique. */
  options: readonly RadioOption<Value>[];
  /** `cards`: for options that need a description or an image. @default 'rows' */
  variant?: 'rows' | 'cards';
  /** For rows: in a column, or on a line that wraps. @default 'list' */
  layout?: 'list' | 'line';
}

/** One of a few options, all visible. For two to four short options use `SegmentedControl`. */
export function RadioGroup<Value extends string>({
  variant = 'rows',
  layout = 'list',
  ...props
}: RadioGroupProps<Value>) {
  const isCards = variant === 'cards';
  const isLine = layout === 'line';
  return (
    <RadioShell {...props} orientation={isCards || isLine ? 'horizontal' : 'vertical'}>
      <div className={isCards ? css.cards : isLine ? choice.line : choice.list}>
        {props.options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled}
            className={isCards ? css.card : choice.row}
          >
            {({ isSelected }) =>
              isCards ? <Card option={option} /> : <Row option={option} isSelected={isSelected} />
            }
          </Radio>
        ))}
      </div>
    </RadioShell>
  );
}

function Row({ option, isSelected }: { option: RadioOption<string>; isSelected: boolean }) {
  return (
    <>
      <span className={`${choice.mark} ${choice.round}`}>
        {isSelected && <span className={choice.dot} />}
      </span>
      {option.icon && <option.icon {...icon.md} className={choice.sign} />}
      <span className={choice.text}>
        {option.label}
        {option.description && (
          <span className={field.description}>
            <br />
            {option.description}
          </span>
        )}
      </span>
    </>
  );
}

function Card({ option }: { option: RadioOption<string> }) {
  return (
    <>
      <CardImage key={option.src} src={option.src} icon={option.icon} />
      <span className={css.title}>{option.label}</span>
      {option.description && <span className={css.detail}>{option.description}</span>}
    </>
  );
}

function CardImage({ src, icon: Icon }: Pick<RadioOption<string>, 'icon' | 'src'>) {
  const [isBroken, setBroken] = useState(false);
  if (src && !isBroken)
    return <img src={src} alt="" className={css.image} onError={() => setBroken(true)} />;
  const Shown = Icon ?? (src ? ImageOff : undefined);
  return Shown ? <Shown {...icon.lg} className={css.sign} /> : null;
}
