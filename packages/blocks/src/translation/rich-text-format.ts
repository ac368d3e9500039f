import {
  type CodedNode,
  type CodedSection,
  type InlineCodeKind,
  listCodes,
} from '@ferrule/domain/translation/coded-text'
import {
  type RichTextContent,
  richTextContent,
  type RichTextInline,
  type RichTextList,
  type RichTextSection,
  textFormat,
} from '../rich-text/rich-text-content.ts'

export const formatKinds: readonly (InlineCodeKind | undefined)[] = [undefined, 'bold', 'italic', 'bold-italic']
const formats = { bold: textFormat.bold, italic: textFormat.italic, 'bold-italic': 3, link: 0, break: 0 } as const

/** The texts of rich text: one section for each paragraph, heading and list item. */
export function toSections(value: unknown): CodedSection[] | undefined {
  const content = richTextContent.safeParse(value).data
  return content && listInlines(content).map((inlines) => toCoded(inlines, numbered()))
}

/**
 * Returns rich text with the structure and the links of `value` and other texts. Undefined if a section is missing, or
 * if a link was lost or added.
 */
export function withSections(value: unknown, sections: readonly CodedSection[]): RichTextContent | undefined {
  const content = richTextContent.safeParse(value).data
  if (!content) return undefined
  const sources = listInlines(content)
  if (sources.length !== sections.length) return undefined
  const rebuilt = sections.map((section, index) => toInlines(section, sources[index] ?? []))
  const inlines = rebuilt.filter((one) => one !== undefined)
  return inlines.length === rebuilt.length ? replaceInlines(content, inlines) : undefined
}

function numbered(): () => string {
  let count = 0
  return () => `c${++count}`
}

function toCoded(inlines: readonly RichTextInline[], next: () => string): CodedNode[] {
  return inlines.map((node): CodedNode => {
    if (node.type === 'linebreak') return { code: next(), kind: 'break', children: [] }
    if (node.type === 'link') return { code: next(), kind: 'link', children: toCoded(node.children, next) }
    const kind = formatKinds[node.format]
    return kind ? { code: next(), kind, children: [node.text] } : node.text
  })
}

/** Codes are looked up in the source: a file can neither change the target of a link nor add one. */
function toInlines(section: CodedSection, source: readonly RichTextInline[]): RichTextInline[] | undefined {
  const known = new Map(listCodes(toCoded(source, numbered())).map((one) => [one.code, one.kind]))
  const links = source.filter((node) => node.type === 'link')
  const linkCodes = [...known].flatMap(([code, kind]) => (kind === 'link' ? [code] : []))
  const used = listCodes(section)
  const usedLinks = used.filter(({ kind }) => kind === 'link').map(({ code }) => code)
  if (used.some(({ code, kind }) => known.get(code) !== kind)) return undefined
  if (usedLinks.toSorted().join() !== linkCodes.toSorted().join()) return undefined
  const build = (nodes: readonly CodedNode[], format: number): RichTextInline[] =>
    nodes.flatMap((node): RichTextInline[] => {
      if (typeof node === 'string') return node === '' ? [] : [{ type: 'text', text: node, format }]
      if (node.kind === 'break') return [{ type: 'linebreak' }]
      const below = build(node.children, format | formats[node.kind])
      const link = node.kind === 'link' ? links[linkCodes.indexOf(node.code)] : undefined
      return link ? [{ ...link, children: below.filter((child) => child.type !== 'link') }] : below
    })
  return build(section, 0)
}

/** The texts of each section. */
export function listInlines({ root }: RichTextContent): RichTextInline[][] {
  const ofList = ({ children }: RichTextList): RichTextInline[][] =>
    children.flatMap((item) => [
      item.children.filter((child) => child.type !== 'list'),
      ...item.children.flatMap((child) => (child.type === 'list' ? ofList(child) : [])),
    ])
  return root.children.flatMap((section) => (section.type === 'list' ? ofList(section) : [section.children]))
}

/** Replaces the texts in the order in which `listInlines` lists them. */
function replaceInlines({ root }: RichTextContent, inlines: readonly RichTextInline[][]): RichTextContent {
  const rest = [...inlines]
  const take = () => rest.shift() ?? []
  const inList = (list: RichTextList): RichTextList => ({
    ...list,
    children: list.children.map((item) => {
      const own = take()
      return {
        ...item,
        children: [...own, ...item.children.flatMap((child) => (child.type === 'list' ? [inList(child)] : []))],
      }
    }),
  })
  const children = root.children.map((section): RichTextSection => {
    return section.type === 'list' ? inList(section) : { ...section, children: take() }
  })
  return { root: { ...root, children } }
}
