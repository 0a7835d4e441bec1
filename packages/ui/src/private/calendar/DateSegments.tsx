import { DateInput, DateSegment } from 'react-aria-components/DateField';
import * as css from './date-field.css';
import { useDateTexts } from './DateLanguage';

type Typed = 'day' | 'month' | 'year';

/** Labels of typed segments; separators have none. */
const labelOf = (type: string, labels: Readonly<Record<Typed, string>>): string | undefined =>
  type === 'day' || type === 'month' || type === 'year' ? labels[type] : undefined;

/** «день, » becomes «kun, »; the rest is the field's label. */
const renamed = (name: string | undefined, label: string | undefined): string | undefined =>
  label === undefined ? name : name?.replace(/^[^,]*/, () => label);

export function DateSegments({ slot }: { slot?: 'start' | 'end' }) {
  const { placeholders, segments } = useDateTexts();
  return (
    <DateInput slot={slot} className={css.segments}>
      {(segment) => (
        <DateSegment
          segment={segment}
          className={css.segment}
          // react-aria takes the names of parts from the browser, and Chromium has no Uzbek ones.
          render={(span) => (
            <span
              {...span}
              aria-label={renamed(span['aria-label'], labelOf(segment.type, segments))}
            />
          )}
        >
          {({ type, text, isPlaceholder }) =>
            (isPlaceholder ? labelOf(type, placeholders) : undefined) ?? text
          }
        </DateSegment>
      )}
    </DateInput>
  );
}
