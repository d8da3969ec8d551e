import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in place of the failed part. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows the fallback when a part of the page throws. The rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
