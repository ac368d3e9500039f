import { loadPicture } from '../documents/load-picture.server.ts'
import { sendFile } from '../documents/send-file.server.ts'
import { toSheetLabels } from '../documents/to-sheet-labels.server.ts'
import { privateNoStore } from '../http/private-no-store.ts'
import { getServices } from '../visit/services.server.ts'
import { toOrigin } from '../visit/site-origin.ts'
import type { Route } from './+types/comparison-pdf.route'
import { toComparisonQuery } from './comparison-address.ts'
import { renderComparisonPdf } from './render-comparison-pdf.server.ts'
import { readPrintedComparison } from './read-printed-comparison.server.ts'

/** A comparison as PDF. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { comparison, visit, texts } = await readPrintedComparison(request, url)
  const { columns, system } = comparison
  const pictures = await Promise.all(columns.map(({ image }) => loadPicture(image, 'Gallery')))
  const home = url.pathname.replace(/\/compare\.pdf$/, '')
  const page = `${toOrigin(url.hostname, getServices().settings.EDGE_ORIGIN)}${home}/compare`
  const labels = toSheetLabels(visit, { title: texts('compare.title'), texts, now: new Date() })
  const printed = { comparison, pictures, url: `${page}?${toComparisonQuery({ entries: columns, system })}` }
  return sendFile(await renderComparisonPdf(printed, labels, texts), {
    name: `comparison-${visit.locale.language}.pdf`,
    type: 'application/pdf',
    headers: privateNoStore,
  })
}
