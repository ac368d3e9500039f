import { loadPicture } from '../documents/load-picture.server.ts'
import { sendFile } from '../documents/send-file.server.ts'
import { toSheetWords } from '../documents/to-sheet-words.server.ts'
import { forThisReader } from '../request/for-this-reader.ts'
import { getServices } from '../request/services.server.ts'
import { toOrigin } from '../request/site-origin.ts'
import type { Route } from './+types/comparison-pdf.route'
import { toComparisonQuery } from './comparison-address.ts'
import { drawComparison } from './draw-comparison.server.ts'
import { readPrintedComparison } from './read-printed-comparison.server.ts'

/** A comparison as a document to print and to send. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { comparison, visit, texts } = await readPrintedComparison(request, url)
  const { columns, system } = comparison
  const pictures = await Promise.all(columns.map(({ image }) => loadPicture(image, 'Gallery')))
  const home = url.pathname.replace(/\/compare\.pdf$/, '')
  const page = `${toOrigin(url.hostname, getServices().settings.EDGE_ORIGIN)}${home}/compare`
  const words = toSheetWords(visit, { title: texts('compare.title'), texts, now: new Date() })
  const printed = { comparison, pictures, url: `${page}?${toComparisonQuery({ entries: columns, system })}` }
  return sendFile(await drawComparison(printed, words, texts), {
    name: `comparison-${visit.locale.language}.pdf`,
    type: 'application/pdf',
    headers: forThisReader,
  })
}
