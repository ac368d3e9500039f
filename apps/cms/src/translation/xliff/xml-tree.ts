import { SaxesParser } from 'saxes'

export type XmlElement = {
  uri: string
  name: string
  attributes: Readonly<Record<string, string>>
  children: (XmlElement | string)[]
}

/** Reads XML into a tree; undefined if it is not well-formed. Entities of a DTD are unknown, so none are expanded. */
export function parseXml(xml: string): XmlElement | undefined {
  const root: XmlElement = { uri: '', name: '', attributes: {}, children: [] }
  const open = [root]
  let isBroken = false
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', () => (isBroken = true))
  parser.on('opentag', ({ uri, local, attributes }) => {
    const values = Object.values(attributes).map(({ name, value }) => [name, value])
    const element = { uri, name: local, attributes: Object.fromEntries(values), children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => open.pop())
  const addText = (text: string) => open.at(-1)?.children.push(text)
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(xml).close()
  return isBroken ? undefined : elementsOf(root)[0]
}

export function elementsOf({ children }: XmlElement, name?: string): XmlElement[] {
  return children.flatMap((child) =>
    typeof child === 'string' || (name !== undefined && child.name !== name) ? [] : [child],
  )
}

/** The element and all elements below it. */
export function descendantsOf(element: XmlElement): XmlElement[] {
  return [element, ...elementsOf(element).flatMap(descendantsOf)]
}

export function textOf({ children }: XmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
}
