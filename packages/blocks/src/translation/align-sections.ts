import type { CodedNode, CodedSection, InlineCodeKind } from '@ferrule/domain/translation/coded-text'
import { richTextContent, type RichTextInline } from '../rich-text/rich-text-content.ts'
import { formatKinds, listInlines } from './rich-text-format.ts'

type SourceCode = { code: string; kind: InlineCodeKind; url: string | undefined }

/**
 * The sections of a translation with the codes of its source: a link has the code of the link with the same target,
 * wherever the translation has put it. A code that the source lacks is dropped. Undefined if the source has other
 * sections.
 */
export function alignSections(value: unknown, source: unknown): CodedSection[] | undefined {
  const [target, original] = [richTextContent.safeParse(value).data, richTextContent.safeParse(source).data]
  if (!target || !original) return undefined
  const [sections, sources] = [listInlines(target), listInlines(original)]
  if (sections.length !== sources.length) return undefined
  return sections.map((inlines, index) => alignNodes(inlines, listSourceCodes(sources[index] ?? [])))
}

/** Numbered as in the sections of the source, each code before those inside it. */
function listSourceCodes(inlines: readonly RichTextInline[]): SourceCode[] {
  const codes: SourceCode[] = []
  const add = (nodes: readonly RichTextInline[]) => {
    for (const node of nodes) {
      const kind = kindOf(node)
      if (kind) codes.push({ code: `c${codes.length + 1}`, kind, url: urlOf(node) })
      if (node.type === 'link') add(node.children)
    }
  }
  add(inlines)
  return codes
}

/** Takes each code out of `free`, so that it is used once. */
function alignNodes(inlines: readonly RichTextInline[], free: SourceCode[]): CodedNode[] {
  const aligned = inlines.flatMap((node): CodedNode[] => {
    const kind = kindOf(node)
    const code = kind && takeCode(free, kind, urlOf(node))
    if (node.type === 'linebreak') return code ? [{ code, kind: 'break', children: [] }] : [' ']
    const children = node.type === 'link' ? alignNodes(node.children, free) : [node.text]
    return code && kind ? [{ code, kind, children }] : children
  })
  return aligned.reduce<CodedNode[]>((joined, node) => {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') return [...joined.slice(0, -1), last + node]
    return [...joined, node]
  }, [])
}

function takeCode(free: SourceCode[], kind: InlineCodeKind, url: string | undefined): string | undefined {
  const same = free.findIndex((one) => one.kind === kind && one.url === url)
  const index = same >= 0 ? same : free.findIndex((one) => one.kind === kind)
  return index < 0 ? undefined : free.splice(index, 1)[0]?.code
}

function kindOf(node: RichTextInline): InlineCodeKind | undefined {
  if (node.type === 'text') return formatKinds[node.format]
  return node.type === 'link' ? 'link' : 'break'
}

function urlOf(node: RichTextInline): string | undefined {
  return node.type === 'link' ? JSON.stringify(node.fields) : undefined
}
