import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
}

interface BoundaryState {
  readonly hasFailed: boolean;
}

/** Shows something else where drawing has failed: mostly a part that could not be loaded. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  override state: BoundaryState = { hasFailed: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
