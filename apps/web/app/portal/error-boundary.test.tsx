import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

test('shows its children, and the fallback instead after an error, which it reports once', () => {
  const onError = vi.fn<() => void>()
  const boundary = new ErrorBoundary({ children: <p>Bell</p>, fallback: <p>Failed</p>, onError })
  expect(renderToStaticMarkup(boundary.render())).toBe('<p>Bell</p>')
  boundary.state = ErrorBoundary.getDerivedStateFromError()
  boundary.componentDidCatch()
  expect(renderToStaticMarkup(boundary.render())).toBe('<p>Failed</p>')
  expect(onError).toHaveBeenCalledTimes(1)
})

test('shows nothing after an error by default', () => {
  const boundary = new ErrorBoundary({ children: <p>Bell</p> })
  boundary.state = ErrorBoundary.getDerivedStateFromError()
  expect(renderToStaticMarkup(boundary.render())).toBe('')
})
