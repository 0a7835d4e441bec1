import { waitingTone } from '@karvon/ui/Timer';
import { hour } from '../time';

/** A row has the bar after four hours: with one for each hour nearly all rows would have it. */
export const isOverdue = (milliseconds: number): boolean => milliseconds >= 4 * hour;

export const isUrgent = (milliseconds: number): boolean => waitingTone(milliseconds) === 'danger';
