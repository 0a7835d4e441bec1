import { signInFlow, type Flow } from './flow';

export const storyPhone = '+998901234567';

export const startAt =
  (step: () => Partial<Flow> = () => ({})) =>
  () => {
    signInFlow.end();
    signInFlow.set(step());
  };

export const codeSent = (purpose: 'sign_in' | 'reset'): Partial<Flow> => ({
  phone: storyPhone,
  sent: { purpose, resendAt: Date.now() + 42_000 },
});

export const proved = (purpose: 'sign_in' | 'reset'): Partial<Flow> => ({
  phone: storyPhone,
  ticket: { value: 't_b7Qm2xN4vR8sK1wZ6yPd', purpose, registered: purpose === 'reset' },
});
