import { waitingTone } from '@karvon/ui/Timer';

/** True when the timer of a wait has the danger tone. */
export const isUrgent = (milliseconds: number): boolean => waitingTone(milliseconds) === 'danger';
