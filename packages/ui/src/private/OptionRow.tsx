import { Check, Plus } from 'lucide-react';
import type { RefCallback } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useOption } from 'react-aria/useListBox';
import type { ListState, Node } from 'react-stately';
import { icon } from './icon-size';
import { matchRange } from './match-mark';
import type { Option } from './option';
import { isAction, type Entry, type OptionAction } from './option-collection';
import * as css from './option-list.css';

export interface OptionRowProps {
  node: Node<Entry>;
  state: ListState<Entry>;
  /** What was typed: its place in the label is marked. */
  query: string;
  /** Where it stands in a list of which few rows are mounted. */
  place?: { start: number; measure: RefCallback<HTMLElement> };
}

/** A row of a list: icon, words with the match marked, a check on what is chosen. */
export function OptionRow({ node, state, query, place }: OptionRowProps) {
  const ref = useObjectRef<HTMLDivElement>(place?.measure);
  const row = useOption({ key: node.key }, state, ref);
  const entry = node.value;
  if (!entry) return null;
  return (
    <div
      {...row.optionProps}
      ref={ref}
      data-index={node.index}
      data-focused={row.isFocused || undefined}
      data-pressed={row.isPressed || undefined}
      data-selected={row.isSelected || undefined}
      data-disabled={row.isDisabled || undefined}
      className={[css.option, isAction(entry) && css.action, place && css.place]
        .filter(Boolean)
        .join(' ')}
      style={place && { transform: `translateY(${String(place.start)}px)` }}
    >
      {isAction(entry) ? (
        <ActionFace action={entry} />
      ) : (
        <OptionFace option={entry} query={query} isSelected={row.isSelected} />
      )}
    </div>
  );
}

interface OptionFaceProps {
  option: Option;
  query: string;
  isSelected: boolean;
}

function OptionFace({ option, query, isSelected }: OptionFaceProps) {
  const { icon: Icon, label, description } = option;
  return (
    <>
      {Icon && <Icon {...icon.md} />}
      <span className={css.words}>
        <MarkedLabel label={label} query={query} />
        {description && <span className={css.detail}>{description}</span>}
      </span>
      {isSelected && <Check {...icon.sm} className={css.tick} />}
    </>
  );
}

function ActionFace({ action: { icon: Icon = Plus, label } }: { action: OptionAction }) {
  return (
    <>
      <Icon {...icon.md} />
      <span className={css.words}>{label}</span>
    </>
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
