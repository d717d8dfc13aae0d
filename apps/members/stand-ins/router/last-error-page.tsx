import { Component, type ReactNode } from 'react';

interface Props {
  readonly error?: unknown;
  readonly location: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly location: unknown;
}

/**
 * What is left where the app's own error screen fails, too, until the address changes. Stands in for React Router's class of
 * this name (`stand-ins.ts`), which writes the stack into the page and brings along all that writes whole documents.
 */
export class RemixErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: this.props.error !== undefined, location: this.props.location };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ error, location }: Props, state: State): State {
    const failed = error !== undefined;
    return state.location === location
      ? { hasFailed: failed || state.hasFailed, location }
      : { hasFailed: failed, location };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <html>
        <body>
          <main>
            <h1>
              {/* There may be neither texts nor a language by then: the way home says where it leads. */}
              <a href="/">{globalThis.location?.host}</a>
            </h1>
          </main>
        </body>
      </html>
    );
  }
}

/** What waits for its first data has the root's own document around it. */
export const BoundaryShell = ({ children }: { readonly children: ReactNode }): ReactNode => children;

/** Only asked for by a root without an `ErrorBoundary`; ours has one. */
export const RemixRootDefaultErrorBoundary = (): never => {
  throw new Error('The root has its own: see stand-ins.ts');
};
