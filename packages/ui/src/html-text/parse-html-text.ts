export type HtmlNode = string | { tag: HtmlTag; href?: string; children: HtmlNode[] }

const tags = ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'strong', 'ul'] as const
export type HtmlTag = (typeof tags)[number]

/** Longer input is cut off: messages have a few lines, and this limits the parsing time. */
const maxLength = 5000

/** Elements removed together with their content. */
const removedElements = /<(script|style|template|iframe|object|svg|math)\b[\s\S]*?(<\/\1\s*>|$)/gi
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * Parses the allowed tags of a message. Everything else stays text or is removed: the result type cannot hold other
 * elements, attributes or disallowed URLs.
 */
export function parseHtmlText(html: string): HtmlNode[] {
  const root: HtmlNode[] = []
  const open: { tag: HtmlTag; children: HtmlNode[] }[] = []
  for (const [match, closing, name = '', attributes = ''] of html
    .slice(0, maxLength)
    .replace(removedElements, '')
    .matchAll(token)) {
    const siblings = open.at(-1)?.children ?? root
    if (match.startsWith('<!--')) continue
    if (!name) siblings.push(decode(match))
    const tag = tags.find((one) => one === name.toLowerCase())
    if (!tag) continue
    if (closing) {
      const depth = open.findLastIndex((one) => one.tag === tag)
      if (depth >= 0) open.length = depth
    } else {
      const href = tag === 'a' ? readHref(attributes) : undefined
      const node = { tag, ...(href ? { href } : {}), children: [] }
      siblings.push(node)
      if (tag !== 'br') open.push(node)
    }
  }
  return root
}

function readHref(attributes: string): string | undefined {
  const [, double, single, bare] = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? []
  const url = decode(double ?? single ?? bare ?? '').trim()
  return /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(url) ? url : undefined
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (match: string, ...groups: string[]) => {
    const [decimal, hex, name] = groups
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
    if (code === undefined) return entities[String(name).toLowerCase()] ?? match
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  })
}
