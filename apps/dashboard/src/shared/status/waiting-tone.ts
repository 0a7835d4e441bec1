import { waitingTone } from '@karvon/ui/Timer';

export const isUrgent = (milliseconds: number): boolean => waitingTone(milliseconds) === 'danger';
