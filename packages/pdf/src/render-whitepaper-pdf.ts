import type { Language } from '@ferrule/domain/locales/language'
import { createSheet, ink, type Sheet } from './sheet.ts'

export type Whitepaper = {
  siteName: string
  title: string
  lead: string
  /** In the footer of every page. */
  edition: string
  sections: readonly { heading: string; paragraphs: readonly string[]; rows?: readonly (readonly string[])[] }[]
}

const bodyFace = { size: 10.5 }

/** Renders a whitepaper: a title, a lead, and sections of text with optional tables. */
export function renderWhitepaperPdf(paper: Whitepaper, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const { siteName, title, lead, edition: dateLabel, sections } = paper
  const sheet = createSheet({ siteName, title, dateLabel, language })
  const { left, right, top, write } = sheet
  const width = right - left
  let y = write(title, { x: left, y: top + 8, width: width * 0.85 }, { font: 'display', size: 26 }) + 10
  y = write(lead, { x: left, y, width: width * 0.85 }, { size: 13, color: ink.muted }) + 18
  for (const { heading, paragraphs, rows = [] } of sections) {
    y = renderHeading(sheet, y, { heading, next: paragraphs[0] ?? '' })
    for (const paragraph of paragraphs) y = renderParagraph(sheet, y, paragraph)
    if (rows.length > 0) y = renderRows(sheet, y, rows)
    y += 12
  }
  return sheet.finish()
}

/** Returns the y position for content of this height: `y`, or the top of a new page. */
function makeRoom({ doc, top, bottom }: Sheet, y: number, height: number): number {
  if (y + height <= bottom) return y
  doc.addPage()
  return top
}

/** Keeps a heading on the same page as the start of its text. */
function renderHeading(sheet: Sheet, y: number, { heading, next }: { heading: string; next: string }): number {
  const width = sheet.right - sheet.left
  const face = { font: 'display', size: 15 } as const
  const height = sheet.measure(heading, width, face) + sheet.measure(next, width, bodyFace)
  return sheet.write(heading, { x: sheet.left, y: makeRoom(sheet, y, height), width }, face) + 6
}

function renderParagraph(sheet: Sheet, y: number, text: string): number {
  const width = sheet.right - sheet.left
  const from = makeRoom(sheet, y, sheet.measure(text, width, bodyFace))
  return sheet.write(text, { x: sheet.left, y: from, width }, bodyFace) + 8
}

/** The first row is the header. */
function renderRows(sheet: Sheet, y: number, rows: readonly (readonly string[])[]): number {
  const { left, right, write, rule } = sheet
  const columns = rows[0]?.length ?? 1
  const width = (right - left) / columns
  const height = 20
  let at = makeRoom(sheet, y + 4, rows.length * height)
  for (const [index, cells] of rows.entries()) {
    const face = { size: 9.5, font: index === 0 ? 'strong' : 'regular' } as const
    for (const [column, cell] of cells.entries())
      write(cell, { x: left + column * width, y: at + 4, width: width - 8 }, face)
    at += height
    rule(at, index === 0 ? { color: ink.text, weight: 0.8 } : {})
  }
  return at + 6
}
