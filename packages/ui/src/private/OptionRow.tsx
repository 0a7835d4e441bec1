import { Check, Plus } from 'lucide-react';
import type { RefCallback } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useOption, type OptionAria } from 'react-aria/useListBox';
import type { ListState, Node } from 'react-stately';
import { icon } from './icon-size';
import { matchRange } from './match-mark';
import { isAction, type Entry } from './option-collection';
import * as css from './option-list.css';

export interface OptionRowProps {
  node: Node<Entry>;
  state: ListState<Entry>;
  /** Search text, highlighted in the label. */
  query: string;
  /** Position in a virtualized list. */
  place?: { start: number; measure: RefCallback<HTMLElement> };
}

export function OptionRow({ node, state, query, place }: OptionRowProps) {
  const ref = useObjectRef<HTMLDivElement>(place?.measure);
  const row = useOption({ key: node.key }, state, ref);
  const entry = node.value;
  if (!entry) return null;
  return (
    <div
      {...row.optionProps}
      // The name of a row is all that is in it.
      aria-describedby={undefined}
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
      <OptionFace entry={entry} query={query} row={row} />
    </div>
  );
}

interface OptionFaceProps {
  entry: Entry;
  query: string;
  row: OptionAria;
}

/** Every row has both ids: react-aria looks for them after rendering, and renders rows without them again. */
function OptionFace({ entry, query, row }: OptionFaceProps) {
  const { labelProps, descriptionProps, isSelected } = row;
  const Icon = isAction(entry) ? (entry.icon ?? Plus) : entry.icon;
  const detail = isAction(entry) ? undefined : entry.description;
  const label = isAction(entry) ? entry.label : <MarkedLabel label={entry.label} query={query} />;
  return (
    <>
      {Icon && <Icon {...icon.md} />}
      <span {...labelProps} className={css.text}>
        {detail ? label : <span {...descriptionProps}>{label}</span>}
        {detail && (
          <span {...descriptionProps} className={css.detail}>
            {detail}
          </span>
        )}
      </span>
      {isSelected && <Check {...icon.sm} className={css.tick} />}
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
