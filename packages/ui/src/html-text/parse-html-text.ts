export type HtmlNode = string | { tag: HtmlTag; href?: string; children: HtmlNode[] }

const tags = ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'strong', 'ul'] as const
export type HtmlTag = (typeof tags)[number]

/** A message is a few lines. What is longer was not meant for one, and would take long to read. */
const longest = 5000

/** Their content is no text for readers. */
const silent = /<(script|style|template|iframe|object|svg|math)\b[\s\S]*?(<\/\1\s*>|$)/gi
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * Reads the few tags that a message may have. Whatever else is in it, it stays text or is left out: the answer has no
 * place for another element, an attribute, or an address that is none.
 */
export function parseHtmlText(html: string): HtmlNode[] {
  const root: HtmlNode[] = []
  const open: { tag: HtmlTag; children: HtmlNode[] }[] = []
  for (const [whole, closing, name = '', attributes = ''] of html
    .slice(0, longest)
    .replace(silent, '')
    .matchAll(token)) {
    const place = open.at(-1)?.children ?? root
    if (whole.startsWith('<!--')) continue
    if (!name) place.push(decode(whole))
    const tag = tags.find((one) => one === name.toLowerCase())
    if (!tag) continue
    if (closing) {
      const depth = open.findLastIndex((one) => one.tag === tag)
      if (depth >= 0) open.length = depth
    } else {
      const href = tag === 'a' ? readAddress(attributes) : undefined
      const node = { tag, ...(href ? { href } : {}), children: [] }
      place.push(node)
      if (tag !== 'br') open.push(node)
    }
  }
  return root
}

function readAddress(attributes: string): string | undefined {
  const [, double, single, bare] = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? []
  const address = decode(double ?? single ?? bare ?? '').trim()
  return /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(address) ? address : undefined
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (whole: string, ...parts: string[]) => {
    const [decimal, hex, name] = parts
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
    if (code === undefined) return entities[String(name).toLowerCase()] ?? whole
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  })
}
