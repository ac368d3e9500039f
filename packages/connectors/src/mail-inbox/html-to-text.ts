const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const unseen = /<(script|style|head|title)\b[\s\S]*?(<\/\1\s*>|$)|<!--[\s\S]*?(-->|$)/gi
const lineEnds = /<br\s*\/?>|<\/(p|div|li|tr|h[1-6]|blockquote)\s*>/gi

/** What a reader of an HTML mail sees, as lines of plain text. It is no filter: whoever shows it escapes it. */
export function htmlToText(html: string): string {
  return html
    .replaceAll(unseen, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(lineEnds, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => toSign(name.toLowerCase()) ?? whole)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}

function toSign(name: string): string | undefined {
  if (!name.startsWith('#')) return named[name]
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
