import { signInFlow, type Flow } from './flow';

/** The number of the stories, in the contract's form. */
export const storyPhone = '+998901234567';

/** Begins a story at a step of the way in, and forgets the steps of the one before. For `beforeEach`. */
export const startAt =
  (step: () => Partial<Flow> = () => ({})) =>
  () => {
    signInFlow.end();
    signInFlow.set(step());
  };

/** A code for it was sent a little ago: 42 seconds until another can be asked for. */
export const codeSent = (purpose: 'sign_in' | 'reset'): Partial<Flow> => ({
  phone: storyPhone,
  sent: { purpose, resendAt: Date.now() + 42_000 },
});

/** The number is proved. */
export const proved = (purpose: 'sign_in' | 'reset'): Partial<Flow> => ({
  phone: storyPhone,
  ticket: { value: 't_b7Qm2xN4vR8sK1wZ6yPd', purpose, registered: purpose === 'reset' },
});
