import type { LucideIcon } from 'lucide-react';
import { Badge } from '../Badge/Badge';

/** What a status says by its colour; `trophy` is the one solid badge, for a sale. */
export type StatusTone =
  | 'success'
  | 'info'
  | 'warn'
  | 'danger'
  | 'deal'
  | 'neutral'
  | 'outline'
  | 'trophy';

/** How a status looks on every screen. Its word is chosen by the language. */
export interface StatusStyle {
  /** Colour of the status. `trophy` is solid, everything else soft. */
  tone: StatusTone;
  /** Image of the status: colour alone says nothing to many people. */
  icon: LucideIcon;
}

export interface StatusBadgeProps extends StatusStyle {
  /** The status in a word or two: «Активно», «Faol». */
  children: string;
  /** Colour of the status. `trophy` is solid, everything else soft. */
  tone: StatusTone;
  /** Image of the status: colour alone says nothing to many people. */
  icon: LucideIcon;
  /** On a photo: a slight shadow. @default false */
  isLifted?: boolean;
}

/**
 * A status: colour, image and word together, none of which may be left out. A mark that is no status (a role, a count of
 * photos) is a `Badge`.
 */
export function StatusBadge({ children, tone, icon, isLifted }: StatusBadgeProps) {
  return (
    <Badge tone={tone} icon={icon} isLifted={isLifted}>
      {children}
    </Badge>
  );
}
