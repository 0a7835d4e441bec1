import type { Room } from '@karvon/api/chat';
import { paths } from '../../../shared/paths';

/**
 * Where the lead of a room stands with what is known of it: among those of its car, until leads have a page of their own. Undefined for a
 * room without a lead, or without a car that can be opened.
 */
export function leadPath({ lead, car }: Pick<Room, 'lead' | 'car'>): string | undefined {
  if (lead === undefined || car === undefined || car.status === 'deleted') return undefined;
  return `${paths.autos.view(car.id)}?tab=leads`;
}
