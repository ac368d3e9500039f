import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type TreeNode = DefaultTreeAdapterTypes.ChildNode
export type ElementPlan = { tag: string; props: Record<string, unknown>; children: Plan[] }
export type Plan = string | ElementPlan
/** Whether attributes are named as in HTML or as React's properties. */
type Spelling = 'html' | 'react'

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

/** The elements of a finished page. */
export function planPage(html: string, spelling: Spelling): ElementPlan {
  const root = parse(html).childNodes.find((node) => node.nodeName === 'html')
  const plan = root && toPlan(root, spelling)
  if (typeof plan !== 'object') throw new Error('the page has no html element')
  return plan
}

function toPlan(node: TreeNode, spelling: Spelling): Plan | undefined {
  if ('value' in node) return node.value
  if (!('tagName' in node)) return undefined
  const props = Object.fromEntries(node.attrs.flatMap(({ name, value }) => toProperty(name, value, spelling)))
  const content = 'content' in node ? node.content.childNodes : node.childNodes
  const children = content.flatMap((child) => toPlan(child, spelling) ?? [])
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

function toProperty(name: string, value: string, spelling: Spelling): [string, unknown][] {
  if (name === 'style' || name.startsWith('on')) return []
  if (fieldStates.includes(name)) return [[`data-${name}`, value]]
  const property = spelling === 'react' ? (reactNames[name] ?? name) : name
  return [[property, value === '' && flags.includes(name) ? true : value]]
}
