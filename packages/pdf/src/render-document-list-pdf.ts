import type { Language } from '@ferrule/domain/locales/language'
import { formatDay } from '@ferrule/texts/format-date'
import type { Texts } from '@ferrule/texts/load-texts'
import { canShow } from './document-fonts.ts'
import { renderPdfTable } from './render-pdf-table.ts'
import { createSheet } from './sheet.ts'

export type DocumentList = {
  siteName: string
  title: string
  issuedOn: string
  documents: readonly { title: string; language: string; version: string; issuedOn: string; file: string }[]
}

const size = 22

/** Renders the table of contents of a documentation package. Equal lists result in equal bytes. */
export function renderDocumentListPdf(
  { siteName, title, issuedOn, documents }: DocumentList,
  language: Language,
  texts: Texts<'instructions'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const dateLabel = formatDay(issuedOn, language, 'long')
  const sheet = createSheet({ siteName, title, dateLabel, language, createdAt: new Date(`${issuedOn}T00:00:00Z`) })
  const { left, right, top, write, rule } = sheet
  const width = right - left
  const y = write(title, { x: left, y: top, width }, { font: 'display', size, tag: 'H1' }) + 16
  const toFacts = (version: string, day: string) =>
    texts('instructions.version', { version, date: formatDay(day, language, 'long') })
  renderPdfTable(sheet, y, {
    widths: [30, (width - 30) / 3, (width - 30) / 3, (width - 30) / 3],
    rows: documents.map((document) => ({
      cells: [
        document.language,
        canShow(document.title, language) ? document.title : '–',
        toFacts(document.version, document.issuedOn),
        document.file,
      ],
      strong: false,
      missing: [false, false, false, false],
    })),
    head: (from) => {
      rule(from)
      return from
    },
  })
  return sheet.finish()
}
