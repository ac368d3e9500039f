import type { Readable } from 'node:stream'
import { type SaxesTagPlain, SaxesParser } from 'saxes'

export type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
  /** Line of the start tag. */
  line: number
}

/**
 * Streams the elements with these names, each with its children; the rest of the file is skipped. Entities of a
 * document type are not resolved, which prevents entity expansion and access to other files.
 */
export async function* readElements(content: Readable, names: ReadonlySet<string>): AsyncGenerator<XmlElement> {
  const parser = new SaxesParser()
  const open: XmlElement[] = []
  let complete: XmlElement[] = []
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    if (open.length === 0 && !names.has(name)) return
    const element = { name, attributes: { ...attributes }, children: [], text: '', line: parser.line }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const appendText = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', appendText)
  parser.on('cdata', appendText)
  parser.on('closetag', () => {
    const element = open.pop()
    if (element && open.length === 0) complete.push(element)
  })
  for await (const chunk of content.setEncoding('utf8')) {
    parser.write(String(chunk))
    yield* complete
    complete = []
  }
  parser.close()
  yield* complete
}

export function childrenOf({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name)
}

export function textOf(element: XmlElement, ...path: readonly string[]): string {
  const [name, ...rest] = path
  if (name === undefined) return element.text.trim()
  const [child] = childrenOf(element, name)
  return child ? textOf(child, ...rest) : ''
}
