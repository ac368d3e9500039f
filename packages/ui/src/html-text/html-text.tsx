import type { ReactNode } from 'react'
import { type HtmlNode, parseHtmlText } from './parse-html-text.ts'

/** Renders untrusted HTML, limited to emphasis, lists and links, as React elements; it is never inserted as HTML. */
export function HtmlText({ html }: { html: string }) {
  return parseHtmlText(html).map(renderNode)
}

function renderNode(node: HtmlNode, position: number): ReactNode {
  if (typeof node === 'string') return node
  const children = node.children.map(renderNode)
  if (node.tag === 'br') return <br key={position} />
  if (node.tag !== 'a') return <node.tag key={position}>{children}</node.tag>
  // Without an allowed URL only the link's text is rendered.
  return node.href ? (
    <a key={position} href={node.href}>
      {children}
    </a>
  ) : (
    <span key={position}>{children}</span>
  )
}
