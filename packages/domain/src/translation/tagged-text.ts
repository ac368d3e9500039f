import { type CodedNode, type CodedSection, type InlineCode, listCodes } from './coded-text.ts'

/**
 * A text with inline codes as a translator types it: `Open the <1>manual</1>`, a line break as `<2/>`, and each section
 * of rich text on its own line.
 */
export function toTaggedText(sections: readonly CodedSection[]): string {
  return sections.map((section) => section.map(toTagged).join('')).join('\n')
}

function toTagged(node: CodedNode): string {
  if (typeof node === 'string') return node
  const name = node.code.replace(/^c/, '')
  return node.kind === 'break' ? `<${name}/>` : `<${name}>${node.children.map(toTagged).join('')}</${name}>`
}

/** Reads rich text with the tags of its source; undefined for a missing line, or a tag that is unknown or not closed. */
export function parseTaggedText(text: string, source: readonly CodedSection[]): CodedSection[] | undefined {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  if (lines.length !== source.length) return undefined
  const parsed = lines.map((line, index) => parseLine(line, source[index] ?? []))
  const sections = parsed.filter((section) => section !== undefined)
  return sections.length === parsed.length ? sections : undefined
}

export function removeTags(text: string): string {
  return text.replaceAll(/<\d{1,3}\/>/g, ' ').replaceAll(/<\/?\d{1,3}>/g, '')
}

type Open = { code: InlineCode | undefined; children: CodedNode[] }

function parseLine(line: string, source: CodedSection): CodedSection | undefined {
  const codes = new Map(listCodes(source).map((one) => [one.code, one]))
  const root: Open = { code: undefined, children: [] }
  const open = [root]
  for (const part of line.split(/(<\/?\d{1,3}\/?>)/)) {
    const current = open.at(-1) ?? root
    const tag = /^<(?<closing>\/?)(?<name>\d{1,3})(?<empty>\/?)>$/.exec(part)?.groups
    if (!tag) {
      if (part !== '') current.children.push(part)
      continue
    }
    const code = codes.get(`c${tag['name']}`)
    if (!code || (code.kind === 'break') !== (tag['empty'] === '/')) return undefined
    if (tag['closing']) {
      if (current.code !== code) return undefined
      open.pop()
      open.at(-1)?.children.push({ ...code, children: current.children })
    } else if (code.kind === 'break') current.children.push({ ...code, children: [] })
    else open.push({ code, children: [] })
  }
  return open.length === 1 ? root.children : undefined
}
