import type { Room } from '@karvon/api/chat';
import { paths } from '../../../shared/paths';

/** Where the lead of a room stands with all that is known of it; undefined for a room without one. */
export const leadPath = ({ lead }: Pick<Room, 'lead'>): string | undefined =>
  lead && paths.lead(lead.id);
