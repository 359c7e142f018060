import { Component, type ReactNode } from 'react';
import { UnknownBlock } from './unknown-block.tsx';

type BoundaryProps = {
  readonly type: string;
  /** Of the block in its page: reports of what failed name it. */
  readonly place: string;
  readonly children: ReactNode;
};

/** Keeps a block that fails from taking the page with it. A class, as React has no other way to catch. */
export class BlockBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  // A field would need helpers that define it, for browsers that know no fields.
  constructor(props: BoundaryProps) {
    super(props);
    this.state = { failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <UnknownBlock type={this.props.type} /> : this.props.children;
  }
}
