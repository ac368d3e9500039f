/**
 * A text with inline codes, as translation tools know it: a code stands for formatting, a link or a line break, and has
 * an id that is unique in its section.
 */
export type CodedNode = string | InlineCode

export type InlineCode = { code: string; kind: InlineCodeKind; children: readonly CodedNode[] }

export type InlineCodeKind = 'bold' | 'italic' | 'bold-italic' | 'link' | 'break'

/** A paragraph, a heading or a list item; a plain text is one section without codes. */
export type CodedSection = readonly CodedNode[]

function sectionToPlain(section: CodedSection): string {
  return section
    .map((node) => {
      if (typeof node === 'string') return node
      return node.kind === 'break' ? '\n' : sectionToPlain(node.children)
    })
    .join('')
}

export function sectionsToPlain(sections: readonly CodedSection[]): string {
  return sections.map(sectionToPlain).join('\n')
}

/** Equal for equal texts; hashed to detect a change. */
export function serialiseSections(sections: readonly CodedSection[]): string {
  return JSON.stringify(sections.map((section) => section.map(serialiseNode)))
}

function serialiseNode(node: CodedNode): unknown {
  return typeof node === 'string' ? node : [node.code, node.kind, node.children.map(serialiseNode)]
}

/** The codes of a section, each before those inside it. */
export function listCodes(nodes: readonly CodedNode[]): InlineCode[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...listCodes(node.children)]))
}
