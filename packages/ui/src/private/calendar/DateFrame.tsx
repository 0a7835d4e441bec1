import { use, type ClipboardEvent, type FocusEvent, type ReactNode, type Ref } from 'react';
import { DatePickerStateContext } from 'react-aria-components/DatePicker';
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import { datesIn } from './dates-in-text';
import type { FilledParts } from './use-typed-dates';

/** Filled parts of the field that loses focus; undefined while the focus stays inside. */
function filledParts({
  currentTarget: frame,
  relatedTarget,
}: FocusEvent<HTMLElement>): FilledParts | undefined {
  if (relatedTarget instanceof Node && frame.contains(relatedTarget)) return undefined;
  const parts = [...frame.querySelectorAll('[role=spinbutton]')];
  const empty = parts.filter((part) => part.hasAttribute('data-placeholder'));
  if (empty.length === 0) return 'all';
  return empty.length === parts.length ? 'none' : 'some';
}

interface DateFrameProps {
  frameRef: Ref<HTMLDivElement>;
  isReadOnly?: boolean;
  className: string;
  /**
   * Called when a part loses focus.
   * @param filled the filled parts, if the field loses focus too
   */
  onLeavePart: (filled?: FilledParts) => void;
  /** Called when a pasted text contains no date, or too many. */
  onUnreadablePaste: () => void;
  children: ReactNode;
}

/** The control of a date field. It handles paste, which the separately edited segments ignore. */
export function DateFrame({
  frameRef,
  isReadOnly,
  className,
  onLeavePart,
  onUnreadablePaste,
  children,
}: DateFrameProps) {
  const single = use(DatePickerStateContext);
  const range = use(DateRangePickerStateContext);
  const paste = (event: ClipboardEvent<HTMLDivElement>) => {
    event.preventDefault();
    if (isReadOnly === true) return;
    const [first, last, ...others] = datesIn(event.clipboardData.getData('text')) ?? [];
    const isTooMany = others.length > 0 || (range === null && last !== undefined);
    if (first === undefined || isTooMany) {
      onUnreadablePaste();
    } else if (range === null) {
      single?.setValue(first);
    } else if (last !== undefined) {
      range.setValue({ start: first, end: last });
    } else {
      const isEnd = event.target instanceof Element && event.target.closest('[slot=end]') !== null;
      range.setDateTime(isEnd ? 'end' : 'start', first);
    }
  };
  return (
    <Group
      ref={frameRef}
      isReadOnly={isReadOnly}
      className={className}
      render={(props) => (
        <div
          {...props}
          onPaste={paste}
          onBlur={(event) => {
            props.onBlur?.(event);
            const isOpen = single?.isOpen === true || range?.isOpen === true;
            onLeavePart(isOpen ? undefined : filledParts(event));
          }}
        />
      )}
    >
      {children}
    </Group>
  );
}
