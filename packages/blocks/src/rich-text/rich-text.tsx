import { createElement, Fragment, type ReactNode } from 'react'
import type { Addresses } from '../addresses.ts'
import type { RichTextContent, RichTextInline, RichTextListItem, RichTextSection } from './rich-text-content.ts'
import { textFormat } from './rich-text-content.ts'
import classes from './rich-text.module.css'

type RichTextProps = {
  content: RichTextContent
  addresses: Addresses
  /** The level of the highest heading within the text, so that no level is left out on the page. */
  headingLevel: 2 | 3 | 4
  /** Within something smaller than a section, where the first paragraph is no lead. */
  small?: boolean
}

/** Draws the tree node by node: there is no way from an editor's text to markup of its own. */
export function RichText({ content, addresses, headingLevel, small = false }: RichTextProps) {
  const sections = content.root.children
  const hasBoth = sections.some((node) => node.type === 'heading' && node.tag === 'h2')
  const tags = { h2: `h${headingLevel}`, h3: hasBoth ? `h${headingLevel + 1}` : `h${headingLevel}` }
  return (
    <div className={small ? classes.prose : `${classes.prose} ${classes.leading}`}>
      {sections.map((node, index) =>
        node.type === 'heading'
          ? createElement(tags[node.tag], { key: index }, drawInlines(node.children, addresses))
          : drawSection(node, index, addresses),
      )}
    </div>
  )
}

type PlainSection = Exclude<RichTextSection, { type: 'heading' }>

function drawSection(node: PlainSection, key: number, addresses: Addresses): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p key={key}>{drawInlines(node.children, addresses)}</p>
    case 'list': {
      const List = node.listType === 'number' ? 'ol' : 'ul'
      return (
        <List key={key}>
          {node.children.map((item, index) => (
            <li key={index}>{drawItem(item, addresses)}</li>
          ))}
        </List>
      )
    }
  }
}

function drawItem(item: RichTextListItem, addresses: Addresses): ReactNode {
  return item.children.map((child, index) =>
    child.type === 'list' ? drawSection(child, index, addresses) : drawInline(child, index, addresses),
  )
}

function drawInlines(nodes: RichTextInline[], addresses: Addresses): ReactNode {
  return nodes.map((node, index) => drawInline(node, index, addresses))
}

function drawInline(node: RichTextInline, key: number, addresses: Addresses): ReactNode {
  switch (node.type) {
    case 'text':
      return <Fragment key={key}>{drawWords(node.text, node.format)}</Fragment>
    case 'linebreak':
      return <br key={key} />
    case 'link':
      return (
        <a
          key={key}
          href={addresses.toHref(node.fields.url)}
          {...(node.fields.newTab ? { target: '_blank', rel: 'noopener' } : {})}
        >
          {drawInlines(node.children, addresses)}
        </a>
      )
  }
}

function drawWords(text: string, format: number): ReactNode {
  const slanted = format & textFormat.italic ? <em>{text}</em> : text
  return format & textFormat.bold ? <strong>{slanted}</strong> : slanted
}
