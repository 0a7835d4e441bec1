import { DateInput, DateSegment } from 'react-aria-components/DateField';
import * as css from './date-field.css';
import { useDateWords } from './DateLanguage';

type Typed = 'day' | 'month' | 'year';

/** Of a part of a date that is typed; the dots between them have none. */
const wordOf = (type: string, words: Readonly<Record<Typed, string>>): string | undefined =>
  type === 'day' || type === 'month' || type === 'year' ? words[type] : undefined;

/** «день, » becomes «kun, »: what comes after it leads to the field's own label. */
const renamed = (name: string | undefined, word: string | undefined): string | undefined =>
  word === undefined ? name : name?.replace(/^[^,]*/, () => word);

/** Day, month and year, each typed or stepped by arrows. */
export function DateSegments({ slot }: { slot?: 'start' | 'end' }) {
  const { placeholders, segments } = useDateWords();
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
              aria-label={renamed(span['aria-label'], wordOf(segment.type, segments))}
            />
          )}
        >
          {({ type, text, isPlaceholder }) =>
            (isPlaceholder ? wordOf(type, placeholders) : undefined) ?? text
          }
        </DateSegment>
      )}
    </DateInput>
  );
}
