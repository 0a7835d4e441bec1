import { use, type ClipboardEvent, type FocusEvent, type ReactNode, type Ref } from 'react';
import { DatePickerStateContext } from 'react-aria-components/DatePicker';
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import { datesIn } from './dates-in-text';
import type { FilledParts } from './use-typed-dates';

/** The filled parts of a frame that the focus leaves; undefined while it stays inside. */
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
  /** The focus leaves a part of the date. @param filled the focus leaves the field too, with these parts filled */
  onLeavePart: (filled?: FilledParts) => void;
  /** A pasted text holds no date, or more than fit. */
  onUnreadablePaste: () => void;
  children: ReactNode;
}

/** The control of a date field, which takes a pasted date: its parts, being edited one by one, ignore it. */
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
