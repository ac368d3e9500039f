import { escapeXml } from '../../seo/escape-xml.ts'

/** An element of an XML document. It is an object, so that no text is taken for markup. */
export type XmlElement = { markup: string }

type Attributes = Readonly<Record<string, string>>

/** Text and the values of attributes are escaped, characters that XML forbids are left out. */
export function toElement(name: string, attributes: Attributes, ...children: readonly (XmlElement | string)[]) {
  const listed = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const content = children.map((child) => (typeof child === 'string' ? escapeXml(child) : child.markup)).join('')
  return { markup: `<${name}${listed.join('')}${content === '' ? '/>' : `>${content}</${name}>`}` }
}

export function toXmlDocument({ markup }: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`
}
