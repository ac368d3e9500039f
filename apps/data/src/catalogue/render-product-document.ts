import { readFile } from 'node:fs/promises'
import { renderDataSheetPdf } from '@ferrule/pdf/data-sheet/render-data-sheet-pdf'
import { renderPublicationPdf } from '@ferrule/pdf/publication/render-publication-pdf'
import { edition, publishedAt, publisher } from '@ferrule/seeds/documents/publisher'
import type { ProductDocument } from '@ferrule/seeds/documents/product-documents'
import { pictureFile } from '@ferrule/seeds/catalogue/product-pictures'
import { loadTexts } from '@ferrule/texts/load-texts'
import sharp from 'sharp'

/** The full width of a page at 110 dpi. */
const pictureWidth = 800

type LoadPicture = (key: string) => Promise<Buffer>

/** PDFs contain JPEG files; each picture is converted once. */
export function createPictureLoader(): LoadPicture {
  const loaded = new Map<string, Promise<Buffer>>()
  return (key) => {
    const picture = loaded.get(key) ?? toJpeg(key)
    loaded.set(key, picture)
    return picture
  }
}

async function toJpeg(key: string): Promise<Buffer> {
  return sharp(await readFile(pictureFile(key)))
    .resize({ width: pictureWidth, withoutEnlargement: true })
    .jpeg({ quality: 72 })
    .toBuffer()
}

/** Renders a document of the demo catalogue. Equal content results in equal bytes. */
export async function renderProductDocument(
  document: ProductDocument,
  loadPicture: LoadPicture,
): Promise<Uint8Array<ArrayBuffer>> {
  if (document.kind === 'publication') {
    const { publication } = document
    const names = [
      publication.cover?.picture ?? null,
      ...publication.chapters.flatMap(({ blocks }) =>
        blocks.map((block) => (block.kind === 'picture' ? block.picture : null)),
      ),
    ].filter((name) => name !== null)
    const pictures = new Map(await Promise.all(names.map(async (name) => [name, await loadPicture(name)] as const)))
    return renderPublicationPdf(publication, { pictures, createdAt: publishedAt })
  }
  const { dataSheet, language } = document
  const texts = await loadTexts(language, ['catalogue', 'comparison', 'machine'])
  const labels = {
    ...publisher,
    title: texts('data-sheet.title', { product: dataSheet.product.name }),
    dateLabel: texts('data-sheet.as-of', { date: edition[language] }),
    language,
    createdAt: publishedAt,
  }
  const pictures = await Promise.all(dataSheet.highlightPictures.map((name) => loadPicture(name)))
  const highlights = dataSheet.product.highlights.map((one, index) => ({ ...one, picture: pictures[index] }))
  const product = { ...dataSheet.product, highlights }
  return renderDataSheetPdf({ ...dataSheet, product, picture: await loadPicture(dataSheet.picture) }, labels, texts)
}
