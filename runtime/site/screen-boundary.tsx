import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  /** Names what is inside. Another name is another chance. */
  readonly of: string;
  /** Takes the place of what failed. It must not be able to fail itself. */
  readonly fallback: ReactNode;
  readonly onError?: () => void;
  readonly children: ReactNode;
};

type BoundaryState = { readonly of: string; readonly failed: boolean };

/** Keeps a screen that fails from leaving a blank page. A class, as React has no other way to catch. */
export class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  // A field would need helpers that define it, for browsers that know no fields.
  constructor(props: BoundaryProps) {
    super(props);
    this.state = { of: props.of, failed: false };
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState) {
    return of === state.of ? null : { of, failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
