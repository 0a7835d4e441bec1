import { Component, type ReactNode } from 'react';

let thrown: unknown;

/**
 * Keeps what a story throws for `failOnThrown`. Without React's `act`, which its production build does not have, Storybook would wait for that story,
 * and then for each after it, until their time is over.
 */
export class ThrownError extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  constructor(props: { children: ReactNode }) {
    super(props);
    // Forget the error of a story whose play failed earlier.
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
