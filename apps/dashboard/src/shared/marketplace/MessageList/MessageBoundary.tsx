import { Component, type ReactNode } from 'react';

interface MessageBoundaryProps {
  /** Shown instead of a message whose rendering throws: its plain text. */
  plain: ReactNode;
  children: ReactNode;
}

/** One message that cannot be rendered never takes its conversation with it. Give it a key that changes with the message. */
export class MessageBoundary extends Component<MessageBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.plain : this.props.children;
  }
}
