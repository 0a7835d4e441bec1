import { Component, type ReactNode } from 'react';

let thrown: unknown;

/**
 * Keeps what a story throws for `failOnThrown`. Without React's `act`, which its production build lacks, Storybook
 * would wait for this story and each later one until they time out.
 */
export class ThrownError extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  constructor(props: { children: ReactNode }) {
    super(props);
    // Forgets the error of an earlier story whose play failed.
    thrown = undefined;
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    thrown = error;
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

/** @throws what the story has thrown */
export function failOnThrown() {
  const error = thrown;
  thrown = undefined;
  if (error !== undefined) throw error;
}
