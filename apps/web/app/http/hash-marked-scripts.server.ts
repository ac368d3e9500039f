import { createHash } from 'node:crypto'

/**
 * Pages in a shared cache cannot have a fresh nonce, so the policy allows inline scripts by their hash. Only scripts
 * with the marker are hashed: one injected through content has none and stays blocked.
 */
export function hashMarkedScripts(html: string, marker: string): { html: string; hashes: string[] } {
  // Splitting takes linear time; a pattern would search the whole page behind each tag that does not fit it.
  const pieces = html.split(` nonce="${marker}"`)
  const inline = pieces
    .slice(1)
    .map((after, index) => (endsInScriptTag(pieces[index] ?? '') ? codeBehindTag(after) : ''))
    .filter((code) => code !== '')
  return { html: pieces.join(''), hashes: inline.map(toSource) }
}

function endsInScriptTag(html: string): boolean {
  const tag = html.slice(html.lastIndexOf('<'))
  return /^<script\b/.test(tag) && !tag.includes('>')
}

/** The code of a script, for the page behind the marker in its tag. */
function codeBehindTag(after: string): string {
  const start = after.indexOf('>') + 1
  const end = after.indexOf('</script>', start)
  return start === 0 || end === -1 ? '' : after.slice(start, end)
}

function toSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
