import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /** Shown instead of the children after an error; nothing by default. */
  fallback?: ReactNode
  onError?: () => void
  children: ReactNode
}

/** Contains the error of an optional part, which would otherwise replace the whole portal. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onError?.()
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
