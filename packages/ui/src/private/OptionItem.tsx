import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { icon } from './icon-size';
import { matchRange } from './match-mark';
import * as css from './option-list.css';
import type { Option } from './option';

export interface OptionItemProps {
  option: Option;
  /** What was typed: its place in the label is marked. */
  query?: string;
  /** In the collection, not on screen. */
  isAbsent?: boolean;
}

/** A row of a list: icon, words with the match marked, a check on what is chosen. */
export function OptionItem({ option, query = '', isAbsent }: OptionItemProps) {
  const { icon: Icon } = option;
  return (
    <ListBoxItem
      id={option.value}
      textValue={option.label}
      isDisabled={isAbsent || option.isDisabled}
      className={isAbsent ? css.absent : css.option}
    >
      {({ isSelected }) => (
        <>
          {Icon && <Icon {...icon.md} />}
          <span className={css.words}>
            <MarkedLabel label={option.label} query={query} />
            {option.description && <span className={css.detail}>{option.description}</span>}
          </span>
          {isSelected && <Check {...icon.sm} className={css.tick} />}
        </>
      )}
    </ListBoxItem>
  );
}

function MarkedLabel({ label, query }: { label: string; query: string }) {
  const range = matchRange(label, query);
  if (!range) return label;
  const [start, end] = range;
  return (
    <>
      {label.slice(0, start)}
      <mark className={css.mark}>{label.slice(start, end)}</mark>
      {label.slice(end)}
    </>
  );
}
