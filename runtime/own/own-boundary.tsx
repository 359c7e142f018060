import { Component, type ReactNode } from 'react';
import { RecordedPart } from './recorded-part.tsx';

type BoundaryProps = {
  /** Folder of the component in the site's: `parts/header`. */
  readonly name: string;
  /** What is shown in its place. */
  readonly standard: ReactNode;
  readonly children: ReactNode;
};

/** Shows what is common in the place of a component of the site's own that fails. */
export class OwnBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  // A field would need helpers that define it, for browsers that know no fields.
  constructor(props: BoundaryProps) {
    super(props);
    this.state = { failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    // One line that is easy to find: maintainers look for it.
    console.warn(`${this.props.name} of this site failed; the common one is shown`);
  }

  override render() {
    if (import.meta.env.SSR) return <RecordedPart {...this.props} />;
    return this.state.failed ? this.props.standard : this.props.children;
  }
}
