import type { Room } from '@karvon/api/chat';
import { paths } from '../../../shared/paths';

/** The page of a room's lead with all that is known of it; undefined for a room without one. */
export const leadPath = ({ lead }: Pick<Room, 'lead'>): string | undefined =>
  lead && paths.lead(lead.id);
