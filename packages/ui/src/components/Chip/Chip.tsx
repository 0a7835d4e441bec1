import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { icon } from '../../private/icon-size';
import { useSettle, type Outcome } from '../../private/outcome';
import { useFocusNeighbour } from '../../private/use-focus-neighbour';
import * as css from './Chip.css';

export interface ChipProps {
  /** The active filter: «Год: от 2021». */
  children: string;
  /** Removes the filter. */
  onRemove: () => Outcome;
  /** The effect of a click, for screen readers: «Убрать: Год: от 2021». */
  'aria-label': string;
}

/** An active filter. Clicking it removes the filter. */
export function Chip({ children, onRemove, 'aria-label': label }: ChipProps) {
  const settle = useSettle();
  const ref = useRef<HTMLButtonElement>(null);
  useFocusNeighbour(ref);
  return (
    <Button ref={ref} className={css.chip} onPress={() => settle(onRemove())} aria-label={label}>
      <span className={css.label}>{children}</span>
      <X {...icon.xs} />
    </Button>
  );
}
