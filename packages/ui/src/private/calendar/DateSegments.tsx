import { DateInput, DateSegment } from 'react-aria-components/DateField';
import * as css from './date-field.css';
import { useDateWords } from './DateLanguage';

/** Day, month and year, each typed or stepped by arrows. */
export function DateSegments({ slot }: { slot?: 'start' | 'end' }) {
  const { placeholders } = useDateWords();
  return (
    <DateInput slot={slot} className={css.segments}>
      {(segment) => (
        <DateSegment segment={segment} className={css.segment}>
          {({ type, text, isPlaceholder }) =>
            isPlaceholder && (type === 'day' || type === 'month' || type === 'year')
              ? placeholders[type]
              : text
          }
        </DateSegment>
      )}
    </DateInput>
  );
}
