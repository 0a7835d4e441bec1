import type { LucideIcon } from 'lucide-react';
import { Badge } from '../Badge/Badge';

/** Colour of a status; `trophy` is the only solid badge, for a sale. */
export type StatusTone =
  | 'success'
  | 'info'
  | 'warn'
  | 'danger'
  | 'deal'
  | 'neutral'
  | 'outline'
  | 'trophy';

/** Appearance of a status on every screen. Its text depends on the language. */
export interface StatusStyle {
  /** Colour of the status. `trophy` is solid, everything else soft. */
  tone: StatusTone;
  /** Icon of the status: colour alone is not enough. */
  icon: LucideIcon;
}

export interface StatusBadgeProps extends StatusStyle {
  /** The status in one or two words: «Активно», «Faol». */
  children: string;
  /** Colour of the status. `trophy` is solid, everything else soft. */
  tone: StatusTone;
  /** Icon of the status: colour alone is not enough. */
  icon: LucideIcon;
  /** On a photo: a slight shadow. @default false */
  isLifted?: boolean;
}

/**
 * A status with colour, icon and text, all of which are required. For a mark that is not a status (a role, a number of photos)
 * use `Badge`.
 */
export function StatusBadge({ children, tone, icon, isLifted }: StatusBadgeProps) {
  return (
    <Badge tone={tone} icon={icon} isLifted={isLifted}>
      {children}
    </Badge>
  );
}
