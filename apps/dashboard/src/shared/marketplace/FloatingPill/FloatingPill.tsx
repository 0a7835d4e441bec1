import { ArrowUp } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { icon } from '@karvon/ui/internal/icon-size';
import * as css from './FloatingPill.css';

export interface FloatingPillProps {
  /** The action and the number of new items: «Показать новые: 2». Never wrapped. */
  children: string;
  /** Shows it. Unmount the pill then. */
  onPress: () => void;
}

/** Offers new rows over the top edge of the list that follows it, without moving the rows. While the page scrolls it stays below the top bar. */
export function FloatingPill({ children, onPress }: FloatingPillProps) {
  return (
    <div className={css.line}>
      <Button className={css.pill} onPress={onPress}>
        <ArrowUp {...icon.sm} />
        {children}
      </Button>
    </div>
  );
}
