import { createElement } from 'react'
import page from '../page.json' with { type: 'json' }

export const { props: htmlProps } = page
const [head, body] = page.children.filter(({ tag }) => tag === 'head' || tag === 'body')

export const Head = () => toElement(head)
export const bodyProps = body.props
export const Content = () => body.children.map(toElement)

function toElement(plan, index) {
  if (typeof plan === 'string') return plan
  return createElement(plan.tag, { key: index, ...plan.props }, ...plan.children.map(toElement))
}
