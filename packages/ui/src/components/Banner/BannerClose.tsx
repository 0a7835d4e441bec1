import { X } from 'lucide-react';
import type { Outcome } from '../../private/outcome';
import { focusToNeighbour } from '../../private/use-focus-neighbour';
import { IconButton } from '../IconButton/IconButton';

export interface BannerCloseProps {
  /** Its accessible name and tooltip: «Закрыть», «Yopish». */
  label: string;
  /** Remove the banner. */
  onPress: () => Outcome;
}

/** The Close button of a `Banner`. */
export function BannerClose({ label, onPress }: BannerCloseProps) {
  return (
    <IconButton ref={focusToNeighbour} size="sm" icon={X} aria-label={label} onPress={onPress} />
  );
}
