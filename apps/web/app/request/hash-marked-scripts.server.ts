import { createHash } from 'node:crypto'

/**
 * Pages in a shared cache cannot carry a fresh nonce, so inline scripts are allowed by their hash. Only scripts that
 * bear the marker are: one that came in through content has none, and stays forbidden.
 */
export function hashMarkedScripts(html: string, marker: string): { html: string; hashes: string[] } {
  const marked = new RegExp(`<script[^>]* nonce="${marker}"[^>]*>([^]*?)</script>`, 'g')
  const inline = [...html.matchAll(marked)].map((match) => match[1] ?? '').filter((code) => code !== '')
  return { html: html.replaceAll(` nonce="${marker}"`, ''), hashes: inline.map(toSource) }
}

function toSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
