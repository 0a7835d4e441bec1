import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { icon } from '../../private/icon-size';
import { useSettle, type Outcome } from '../../private/outcome';
import { useFocusNeighbour } from '../../private/use-focus-neighbour';
import * as css from './Chip.css';

export interface ChipProps {
  /** What is on: «Год: от 2021». */
  children: string;
  /** Takes it away. */
  onRemove: () => Outcome;
  /** What a press does, for screen readers: «Убрать: Год: от 2021». */
  'aria-label': string;
}

/** A filter that is on; one press takes it away. */
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
