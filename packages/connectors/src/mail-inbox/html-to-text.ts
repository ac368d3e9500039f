import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** Many times the text that a reply may contain; parsing takes less than a second for any content. */
const maxHtmlLength = 256_000

const invisible = new Set(['head', 'title', 'script', 'style', 'template'])
const blocks = new Set(['p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'])

/** Converts an HTML mail to lines of plain text. It does not sanitise: the output must be escaped where it is shown. */
export function htmlToText(html: string): string {
  const lines = listTexts(parse(html.slice(0, maxHtmlLength), { scriptingEnabled: false })).join('')
  return lines
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}

/** Visits the nodes in a loop: a recursion would overflow the stack on elements that are nested ten thousand deep. */
function listTexts(document: DefaultTreeAdapterTypes.Document): string[] {
  const texts: string[] = []
  const pending: (DefaultTreeAdapterTypes.Node | '\n')[] = [document]
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node === '\n' || node.nodeName === 'br') texts.push('\n')
    else if ('value' in node) texts.push(node.value.replaceAll(/\s+/g, ' '))
    else if ('childNodes' in node && !invisible.has(node.nodeName)) {
      if (blocks.has(node.nodeName)) pending.push('\n')
      for (const child of node.childNodes.toReversed()) pending.push(child)
    }
  }
  return texts
}
