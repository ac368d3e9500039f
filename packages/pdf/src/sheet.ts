import PDFDocument from 'pdfkit'
import type { Language } from '@ferrule/domain/locales/language'
import { type DocumentFonts, registerFonts } from './document-fonts.ts'

/** The colours of the website, for print. */
export const ink = {
  text: '#14181b',
  muted: '#4a5157',
  subtle: '#6b737a',
  line: '#d5d9dd',
  accent: '#9a4a17',
  sunken: '#f3f4f6',
}

export type SheetOptions = {
  siteName: string
  /** At the top right of every page, and in the file's metadata. */
  title: string
  /** The date or edition, in the footer of every page. */
  dateLabel: string
  language: Language
  /** Now unless stated. A fixed time makes equal content equal bytes. */
  createdAt?: Date
}

export type Box = { x: number; y: number; width: number }

export type StructureElement = PDFKit.PDFStructureElement

export type Face = {
  font?: keyof DocumentFonts
  size: number
  color?: string
  align?: 'left' | 'center' | 'right'
  /** The structure type of the text for screen readers: a paragraph unless stated. */
  tag?: 'P' | 'H1' | 'H2' | 'H3' | 'TH' | 'TD' | 'LI' | 'TOCI' | 'Caption'
  /** The element that contains the text, where that is not the page itself. */
  within?: StructureElement
}

/** A PDF of A4 pages with header and footer. Content must stay within `left`, `right`, `top` and `bottom`. */
export type Sheet = {
  doc: PDFKit.PDFDocument
  left: number
  right: number
  top: number
  bottom: number
  /** Writes text into a box and returns the y position of the next line. */
  write: (text: string, box: Box, face: Face) => number
  /** The height of text in a box. */
  measure: (text: string, width: number, face: Face) => number
  rule: (y: number, style?: { color?: string; weight?: number }) => void
  /** Prints text as part of a decoration or figure, which has no structure of its own. */
  print: (text: string, box: Box, face: Face) => void
  /** Draws content that screen readers skip. */
  decorate: (draw: () => void) => void
  /** Adds a list, table or table of contents to the structure for screen readers. */
  addStructure: (element: StructureElement) => void
  /** Draws a figure that screen readers announce by its alternative text. */
  figure: (alt: string, draw: () => void) => void
  finish: () => Promise<Uint8Array<ArrayBuffer>>
}

const margin = 40
const headHeight = 52
const footHeight = 36

export function createSheet(labels: SheetOptions, layout: 'portrait' | 'landscape' = 'portrait'): Sheet {
  const doc = new PDFDocument({
    size: 'A4',
    layout,
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: labels.language,
    displayTitle: true,
    info: { Title: labels.title, Author: labels.siteName, CreationDate: labels.createdAt ?? new Date() },
  })
  registerFonts(doc, labels.language)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const right = doc.page.width - margin
  const set = ({ font = 'regular', size, color = ink.text }: Face) => doc.font(font).fontSize(size).fillColor(color)
  const sheet: Sheet = {
    doc,
    left: margin,
    right,
    top: margin + headHeight,
    bottom: doc.page.height - margin - footHeight,
    write: (text, box, face) => {
      const parent = face.within ?? root
      parent.add(doc.struct(face.tag ?? 'P', {}, () => sheet.print(text, box, face)))
      return doc.y
    },
    print: (text, { x, y, width }, face) => {
      set(face).text(text, x, y, { width, lineGap: face.size * 0.18, align: face.align ?? 'left' })
    },
    measure: (text, width, face) => set(face).heightOfString(text, { width, lineGap: face.size * 0.18 }),
    rule: (y, { color = ink.line, weight = 0.6 } = {}) => {
      sheet.decorate(() => doc.moveTo(margin, y).lineTo(right, y).lineWidth(weight).strokeColor(color).stroke())
    },
    decorate: (draw) => {
      doc.markContent('Artifact', { type: 'Layout' })
      draw()
      doc.endMarkedContent()
    },
    addStructure: (element) => {
      root.add(element)
    },
    figure: (alt, draw) => {
      root.add(doc.struct('Figure', { alt }, draw))
    },
    finish: () => finish(sheet, labels),
  }
  return sheet
}

/** Headers and footers come last, because they contain the number of pages. */
async function finish(sheet: Sheet, labels: SheetOptions): Promise<Uint8Array<ArrayBuffer>> {
  const { doc } = sheet
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    doc
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', resolve)
      .on('error', reject)
  })
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    sheet.decorate(() => renderFrame(sheet, labels, `${page - start + 1} / ${count}`))
  }
  doc.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

/** The header and footer of a page. */
function renderFrame({ doc, left, right, print }: Sheet, labels: SheetOptions, pageNumber: string): void {
  const { siteName, title, dateLabel } = labels
  const foot = doc.page.height - margin - 14
  const line = (y: number, color: string, weight: number) =>
    doc.moveTo(left, y).lineTo(right, y).lineWidth(weight).strokeColor(color).stroke()
  print(siteName, { x: left, y: margin - 4, width: 200 }, { font: 'display', size: 17 })
  print(title, { x: left + 200, y: margin + 4, width: right - left - 200 }, { size: 8.5, align: 'right' })
  line(margin + 26, ink.text, 0.8)
  doc.rect(left, margin + 25, 58, 2.6).fill(ink.accent)
  line(foot - 10, ink.line, 0.6)
  const small = { size: 7.5, color: ink.muted }
  print(siteName, { x: left, y: foot, width: 150 }, small)
  print(dateLabel, { x: left + 150, y: foot, width: right - left - 300 }, { ...small, align: 'center' })
  print(pageNumber, { x: right - 150, y: foot, width: 150 }, { ...small, align: 'right' })
}
