import { createHash } from 'node:crypto'
import { isLanguage } from '@ferrule/domain/locales/language'
import type { VersionedDocument } from '@ferrule/domain/machines/instructions/group-versions'
import { formatDay } from '@ferrule/texts/format-date'
import { formatFileSize } from '@ferrule/texts/format-file-size'
import { loadTexts, type Texts } from '@ferrule/texts/load-texts'
import type { StoredDocument } from './document-store.ts'

type DocumentPage = {
  language: string
  model: string
  serialNumber: string
  documents: readonly VersionedDocument<StoredDocument>[]
  hrefOf: (document: StoredDocument) => string
  /** Paragraphs below the list, as HTML. */
  closing: (texts: Texts<'instructions'>) => string
}

/** The style has system fonts only, because the page opens without network. */
const style =
  'body{margin:0 auto;max-width:44rem;padding:2rem 1.25rem;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b}' +
  'h1{font-size:2rem;line-height:1.15;margin:0 0 1rem}ul{list-style:none;padding:0;border-top:1px solid #d9dcdf}' +
  'li{border-bottom:1px solid #d9dcdf;padding:.75rem 0}a{color:#8f4a16;font-weight:600;overflow-wrap:anywhere}' +
  'li a{display:block;padding-block:.375rem}small{display:block}' +
  '@media(prefers-color-scheme:dark){body{background:#15181b;color:#f2f3f4}a{color:#f0a36b}}'

/** Allows the style of the page and nothing else. */
export const documentPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A page that lists the documents of a machine. It needs neither network nor scripts. */
export async function renderDocumentPage({ model, serialNumber, documents, ...page }: DocumentPage): Promise<string> {
  const language = isLanguage(page.language) ? page.language : 'en'
  const texts = await loadTexts(language, ['instructions'])
  const title = escapeHtml(texts('instructions.archive.title', { model, serial: serialNumber }))
  const toItem = (document: StoredDocument, note: string) => {
    const date = formatDay(document.issuedOn, language, 'long')
    const version = texts('instructions.version', { version: document.version, date })
    const facts = [version, `PDF, ${formatFileSize(document.byteSize, language)}`, note].filter(Boolean).join(', ')
    const link = `<a href="${escapeHtml(page.hrefOf(document))}" lang="${document.language}">${escapeHtml(document.title)}</a>`
    return `<li>${link}<small>${escapeHtml(facts)}</small></li>`
  }
  const items = documents.flatMap(({ newest, delivered }) => [
    toItem(newest, delivered === newest ? texts('instructions.delivered') : ''),
    ...(delivered && delivered !== newest ? [toItem(delivered, texts('instructions.delivered'))] : []),
  ])
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <ul>
        ${items.join('\n        ')}
      </ul>
      ${page.closing(texts)}
    </main>
  </body>
</html>
`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
