import type { ReactNode } from 'react'
import { type HtmlNode, parseHtmlText } from './parse-html-text.ts'

/** Text with a little HTML that somebody else wrote: emphasis, lists, links. Nothing of it reaches the page as HTML. */
export function HtmlText({ html }: { html: string }) {
  return parseHtmlText(html).map(draw)
}

function draw(node: HtmlNode, position: number): ReactNode {
  if (typeof node === 'string') return node
  const children = node.children.map(draw)
  if (node.tag === 'br') return <br key={position} />
  if (node.tag !== 'a') return <node.tag key={position}>{children}</node.tag>
  // An address that is none leaves its words.
  return node.href ? (
    <a key={position} href={node.href}>
      {children}
    </a>
  ) : (
    <span key={position}>{children}</span>
  )
}
