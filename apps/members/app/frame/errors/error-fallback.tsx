import { Component, type ReactNode } from 'react';

interface ErrorFallbackProps {
  readonly children: ReactNode;
  /** Finished text: whatever broke the error page must not be needed to say so. */
  readonly text: string;
}

/** Stands around the error page: when that fails as well, one sentence remains (spec §8). */
export class ErrorFallback extends Component<ErrorFallbackProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <p role="alert">{this.props.text}</p> : this.props.children;
  }
}
