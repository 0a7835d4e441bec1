import { use, type ClipboardEvent, type FocusEvent, type ReactNode, type Ref } from 'react';
import { DatePickerStateContext } from 'react-aria-components/DatePicker';
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import { datesIn } from './dates-in-text';

/** True when the focus leaves a frame in which some parts of a date are filled and some are empty. */
function isHalf({ currentTarget: frame, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  if (relatedTarget instanceof Node && frame.contains(relatedTarget)) return false;
  const parts = [...frame.querySelectorAll('[role=spinbutton]')];
  const empty = parts.filter((part) => part.hasAttribute('data-placeholder'));
  return empty.length > 0 && empty.length < parts.length;
}

interface DateFrameProps {
  frameRef: Ref<HTMLDivElement>;
  isReadOnly?: boolean;
  className: string;
  /** The focus leaves a part of the date. @param isHalf it leaves the field too, some of whose parts are empty and some are not */
  onLeavePart: (isHalf: boolean) => void;
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
            onLeavePart(!isOpen && isHalf(event));
          }}
        />
      )}
    >
      {children}
    </Group>
  );
}
