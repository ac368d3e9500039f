const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A link to paste into the HTML of a mail. */
export function toHtmlLink(address: string, text: string): string {
  return `<a href="${escape(address)}">${escape(text)}</a>`
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
