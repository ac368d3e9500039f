import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type Plan, planPage } from './plan-page.ts'

/**
 * Returns a function that renders the same elements as a finished page with React alone: no data, no components, no
 * routes. Its CPU time is the limit that a page written by React cannot fall below without reusing markup.
 */
export function createBareRenderer(html: string): () => string {
  const plan = planPage(html, 'react')
  return () => renderToString(build(plan))
}

function build(plan: Plan): ReactNode {
  return typeof plan === 'string' ? plan : createElement(plan.tag, plan.props, ...plan.children.map(build))
}
