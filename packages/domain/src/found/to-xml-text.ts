const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** A single sign that XML does not know at all makes a whole document unreadable: it is left out. */
export function toXmlSigns(text: string): string {
  return text.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
}

/** Text as it may stand in an XML document. */
export function toXmlText(text: string): string {
  return toXmlSigns(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
}
