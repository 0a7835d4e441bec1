import type { Room } from '@karvon/api/chat';
import { paths } from '../../../shared/paths';

export const leadPath = ({ lead }: Pick<Room, 'lead'>): string | undefined =>
  lead && paths.lead(lead.id);
