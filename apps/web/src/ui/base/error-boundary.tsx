import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in place of what failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a failure of one part from taking the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
