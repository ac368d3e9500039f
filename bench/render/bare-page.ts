import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type TreeNode = DefaultTreeAdapterTypes.ChildNode
type Plan = string | { tag: string; props: Record<string, unknown>; children: Plan[] }

/** HTML attributes that React spells differently. */
const reactNames: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  readonly: 'readOnly',
  maxlength: 'maxLength',
  minlength: 'minLength',
  charset: 'charSet',
  srcset: 'srcSet',
  crossorigin: 'crossOrigin',
  autocomplete: 'autoComplete',
  hreflang: 'hrefLang',
  datetime: 'dateTime',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  enctype: 'encType',
  novalidate: 'noValidate',
  'http-equiv': 'httpEquiv',
  fetchpriority: 'fetchPriority',
  referrerpolicy: 'referrerPolicy',
  inputmode: 'inputMode',
  imagesizes: 'imageSizes',
  imagesrcset: 'imageSrcSet',
}
const flags = ['hidden', 'disabled', 'required', 'open', 'defer', 'async', 'multiple', 'novalidate']
/** React controls these properties of fields, so that their HTML form would be refused. */
const fieldStates = ['value', 'checked', 'selected']

/**
 * Returns a function that renders the same elements as a finished page with React alone: no data, no components, no
 * routes. Its CPU time is the limit that a page written by React cannot fall below without reusing markup.
 */
export function createBareRenderer(html: string): () => string {
  const root = parse(html).childNodes.find((node) => node.nodeName === 'html')
  const plan = root && toPlan(root)
  if (!plan) throw new Error('the page has no html element')
  return () => renderToString(build(plan))
}

function toPlan(node: TreeNode): Plan | undefined {
  if ('value' in node) return node.value
  if (!('tagName' in node)) return undefined
  const props = Object.fromEntries(node.attrs.flatMap(({ name, value }) => toProperty(name, value)))
  const content = 'content' in node ? node.content.childNodes : node.childNodes
  const children = content.flatMap((child) => toPlan(child) ?? [])
  if (node.tagName !== 'script' && node.tagName !== 'style') return { tag: node.tagName, props, children }
  return {
    tag: node.tagName,
    props: {
      ...props,
      dangerouslySetInnerHTML: { __html: children.filter((child) => typeof child === 'string').join('') },
    },
    children: [],
  }
}

function toProperty(name: string, value: string): [string, unknown][] {
  if (name === 'style' || name.startsWith('on')) return []
  if (fieldStates.includes(name)) return [[`data-${name}`, value]]
  return [[reactNames[name] ?? name, value === '' && flags.includes(name) ? true : value]]
}

function build(plan: Plan): ReactNode {
  return typeof plan === 'string' ? plan : createElement(plan.tag, plan.props, ...plan.children.map(build))
}
