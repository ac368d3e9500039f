import { createSheet, ink, type Sheet, type StructureElement } from '../sheet.ts'
import type { Publication, PublicationChapter, PublicationPictures } from './publication.ts'
import { currentPage, type PublicationFlow } from './publication-flow.ts'
import { renderBlock } from './render-publication-blocks.ts'

type PublicationOptions = { pictures: PublicationPictures; createdAt: Date }

type ContentsLine = { title: string; page: number; isChapter: boolean }

const contentsLineHeight = 14.5

/** Renders operating instructions, a brochure, a declaration or a report as tagged PDF with bookmarks. */
export function renderPublicationPdf(
  publication: Publication,
  { pictures, createdAt }: PublicationOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { siteName, title, edition: dateLabel, language, labels } = publication
  const sheet = createSheet({ siteName, title, dateLabel, language, createdAt })
  const flow: PublicationFlow = { sheet, y: sheet.top, indent: 0 }
  if (publication.cover) renderCover(sheet, publication, pictures)
  else renderTitle(flow, publication)
  const contents = publication.contents === null ? null : reserveContents(sheet, publication)
  const lines: ContentsLine[] = []
  for (const [index, chapter] of publication.chapters.entries()) {
    startChapter(flow, publication, { chapter, number: index + 1 })
    lines.push({ title: numbered(publication, chapter, index + 1), page: currentPage(flow), isChapter: true })
    sheet.doc.outline.addItem(chapter.title)
    for (const block of chapter.blocks) {
      renderBlock(flow, block, { pictures, language, labels })
      if (block.kind === 'heading') lines.push({ title: block.text, page: currentPage(flow), isChapter: false })
    }
    flow.y += 6
  }
  if (contents) renderContents(sheet, lines, contents)
  return sheet.finish()
}

function numbered({ isLong }: Publication, { title }: PublicationChapter, number: number): string {
  return isLong ? `${number}  ${title}` : title
}

function startChapter(
  flow: PublicationFlow,
  publication: Publication,
  { chapter, number }: { chapter: PublicationChapter; number: number },
) {
  const { sheet } = flow
  const needsPage = publication.isLong || (number === 1 && publication.cover !== null) || flow.y + 90 > sheet.bottom
  if (needsPage) {
    sheet.doc.addPage()
    flow.y = sheet.top
  }
  const box = { x: sheet.left, y: flow.y, width: sheet.right - sheet.left }
  const size = publication.isLong ? 22 : 14
  flow.y = sheet.write(numbered(publication, chapter, number), box, { font: 'display', size, tag: 'H1' }) + 10
}

function renderTitle(flow: PublicationFlow, { kicker, title, lead }: Publication): void {
  const { left, right, write } = flow.sheet
  const box = { x: left, width: right - left }
  let y = write(kicker, { ...box, y: flow.y }, { font: 'strong', size: 9, color: ink.muted })
  y = write(title, { ...box, y: y + 2 }, { font: 'display', size: 24, tag: 'H1' }) + 6
  flow.y = write(lead, { ...box, y }, { size: 11.5, color: ink.muted }) + 18
}

function renderCover(sheet: Sheet, { cover, kicker, title, lead }: Publication, pictures: PublicationPictures): void {
  const { doc, left, right, top, write, figure, decorate } = sheet
  const width = right - left
  const height = width * 0.72
  const file = cover?.picture ? pictures.get(cover.picture) : undefined
  decorate(() => doc.rect(left, top, width, height).fill(ink.sunken))
  if (file)
    figure(title, () => {
      doc.save().rect(left, top, width, height).clip()
      doc.image(file, left, top, { cover: [width, height], align: 'center', valign: 'center' }).restore()
    })
  let y = write(kicker, { x: left, y: top + height + 28, width }, { font: 'strong', size: 10, color: ink.accent })
  y = write(title, { x: left, y: y + 2, width }, { font: 'display', size: 32, tag: 'H1' }) + 6
  y = write(lead, { x: left, y, width: width * 0.8 }, { size: 12, color: ink.muted }) + 18
  for (const [name, value] of cover?.facts ?? []) {
    write(name, { x: left, y, width: 130 }, { size: 9, color: ink.muted })
    y = write(value, { x: left + 140, y, width: width - 140 }, { size: 9, font: 'strong' }) + 3
  }
}

type Contents = { page: number; perPage: number; element: StructureElement; heading: string }

/** Adds the pages of the table of contents, which is written last, when the page numbers are known. */
function reserveContents(sheet: Sheet, { chapters, contents }: Publication): Contents {
  const { doc, top, bottom } = sheet
  const perPage = Math.floor((bottom - top - 40) / contentsLineHeight)
  const headings = chapters.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'heading'))
  const pages = Math.ceil((chapters.length * 1.5 + headings.length) / perPage)
  const page = doc.bufferedPageRange().count
  for (let added = 0; added < pages; added++) doc.addPage()
  const element = doc.struct('TOC')
  sheet.addStructure(element)
  return { page, perPage, element, heading: contents ?? '' }
}

function renderContents(sheet: Sheet, lines: readonly ContentsLine[], contents: Contents): void {
  const { doc, left, right, top, bottom, write, print, decorate } = sheet
  const { element, heading } = contents
  let page = contents.page
  doc.switchToPage(page)
  const face = { font: 'display', size: 22, tag: 'H1', within: element } as const
  let y = write(heading, { x: left, y: top, width: right - left }, face) + 14
  for (const { title, page: target, isChapter } of lines) {
    if (isChapter) y += contentsLineHeight / 2
    if (y + contentsLineHeight > bottom) {
      page += 1
      doc.switchToPage(page)
      y = top
    }
    const indent = isChapter ? 0 : 18
    const style = { size: isChapter ? 10 : 9.5, font: isChapter ? 'strong' : 'regular' } as const
    const number = String(target)
    write(title, { x: left + indent, y, width: right - left - 60 }, { ...style, tag: 'TOCI', within: element })
    decorate(() => print(number, { x: right - 40, y, width: 40 }, { ...style, align: 'right' }))
    y += contentsLineHeight
  }
  element.end()
}
