import { waitingTone } from '@karvon/ui/WaitingTime';

/** Whether a wait has become expensive: its timer is in the tone of danger. */
export const isUrgent = (milliseconds: number): boolean => waitingTone(milliseconds) === 'danger';
