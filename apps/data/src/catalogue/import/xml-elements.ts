import type { Readable } from 'node:stream'
import { type SaxesTagPlain, SaxesParser } from 'saxes'

export type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
  /** Where it begins in the file. */
  line: number
}

/**
 * Reads the elements with these names one after the other, each whole; of the rest of the file nothing is kept.
 * Entities of a document type are not resolved, so that a file can neither grow in memory nor reach for others.
 */
export async function* readElements(content: Readable, names: ReadonlySet<string>): AsyncGenerator<XmlElement> {
  const parser = new SaxesParser()
  const open: XmlElement[] = []
  let ready: XmlElement[] = []
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    if (open.length === 0 && !names.has(name)) return
    const element = { name, attributes: { ...attributes }, children: [], text: '', line: parser.line }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const keepText = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', keepText)
  parser.on('cdata', keepText)
  parser.on('closetag', () => {
    const element = open.pop()
    if (element && open.length === 0) ready.push(element)
  })
  for await (const chunk of content.setEncoding('utf8')) {
    parser.write(String(chunk))
    yield* ready
    ready = []
  }
  parser.close()
  yield* ready
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
