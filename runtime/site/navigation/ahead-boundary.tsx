import { Component, type ReactNode } from 'react';

type BoundaryProps = { readonly isAhead: boolean; readonly children: ReactNode };

type BoundaryState = {
  readonly isAhead: boolean;
  readonly error?: { readonly of: unknown } | undefined;
};

/**
 * Keeps a page that fails while it is drawn ahead from taking the open one with it. Where it is opened, it gets another
 * chance, and fails for all to see. A class, as React has no other way to catch.
 */
export class AheadBoundary extends Component<BoundaryProps, BoundaryState> {
  // A field would need helpers that define it, for browsers that know no fields.
  constructor(props: BoundaryProps) {
    super(props);
    this.state = { isAhead: props.isAhead };
  }

  static getDerivedStateFromProps(
    { isAhead }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return isAhead === state.isAhead ? null : { isAhead, error: undefined };
  }

  static getDerivedStateFromError(of: unknown): Pick<BoundaryState, 'error'> {
    return { error: { of } };
  }

  override render() {
    const { isAhead, error } = this.state;
    if (!error) return this.props.children;
    if (isAhead) return null;
    throw error.of;
  }
}
