import { createElement, Fragment, type ReactNode } from 'react'
import type { Addresses } from '../addresses.ts'
import type { RichTextContent, RichTextInline, RichTextListItem, RichTextSection } from './rich-text-content.ts'
import { textFormat } from './rich-text-content.ts'
import classes from './rich-text.module.css'

type RichTextProps = {
  content: RichTextContent
  addresses: Addresses
  /** The level of the highest heading in the text, so that the page skips no level. */
  headingLevel: 2 | 3 | 4
  /** For text inside another component, where the first paragraph is not styled as a lead. */
  small?: boolean
}

/** Renders the tree node by node, so that an editor's text can never become markup. */
export function RichText({ content, addresses, headingLevel, small = false }: RichTextProps) {
  const sections = content.root.children
  const hasBoth = sections.some((node) => node.type === 'heading' && node.tag === 'h2')
  const tags = { h2: `h${headingLevel}`, h3: hasBoth ? `h${headingLevel + 1}` : `h${headingLevel}` }
  return (
    <div className={small ? classes.prose : `${classes.prose} ${classes.leading}`}>
      {sections.map((node, index) =>
        node.type === 'heading'
          ? createElement(tags[node.tag], { key: index }, renderInlines(node.children, addresses))
          : renderSection(node, index, addresses),
      )}
    </div>
  )
}

type PlainSection = Exclude<RichTextSection, { type: 'heading' }>

function renderSection(node: PlainSection, key: number, addresses: Addresses): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p key={key}>{renderInlines(node.children, addresses)}</p>
    case 'list': {
      const List = node.listType === 'number' ? 'ol' : 'ul'
      return (
        <List key={key}>
          {node.children.map((item, index) => (
            <li key={index}>{renderItem(item, addresses)}</li>
          ))}
        </List>
      )
    }
  }
}

function renderItem(item: RichTextListItem, addresses: Addresses): ReactNode {
  return item.children.map((child, index) =>
    child.type === 'list' ? renderSection(child, index, addresses) : renderInline(child, index, addresses),
  )
}

function renderInlines(nodes: RichTextInline[], addresses: Addresses): ReactNode {
  return nodes.map((node, index) => renderInline(node, index, addresses))
}

function renderInline(node: RichTextInline, key: number, addresses: Addresses): ReactNode {
  switch (node.type) {
    case 'text':
      return <Fragment key={key}>{renderText(node.text, node.format)}</Fragment>
    case 'linebreak':
      return <br key={key} />
    case 'link': {
      const href = addresses.toHref(node.fields.url)
      const children = renderInlines(node.children, addresses)
      if (href === undefined) return <Fragment key={key}>{children}</Fragment>
      return (
        <a key={key} href={href} {...(node.fields.newTab ? { target: '_blank', rel: 'noopener' } : {})}>
          {children}
        </a>
      )
    }
  }
}

function renderText(text: string, format: number): ReactNode {
  const emphasised = format & textFormat.italic ? <em>{text}</em> : text
  return format & textFormat.bold ? <strong>{emphasised}</strong> : emphasised
}
