import type { Room } from '@karvon/api/chat';
import { paths } from '../../../shared/paths';

/** Path of a room's lead. Undefined for a room without one. */
export const leadPath = ({ lead }: Pick<Room, 'lead'>): string | undefined =>
  lead && paths.lead(lead.id);
