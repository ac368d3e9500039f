import { sendFile } from '../documents/send-file.server.ts'
import { privateNoStore } from '../http/private-no-store.ts'
import type { Route } from './+types/comparison-xlsx.route'
import { readPrintedComparison } from './read-printed-comparison.server.ts'
import { writeWorkbook } from './write-workbook.server.ts'

/** A comparison as spreadsheet. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { comparison, visit, texts } = await readPrintedComparison(request, url)
  return sendFile(await writeWorkbook(comparison, texts, visit.locale.language), {
    name: `comparison-${visit.locale.language}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    headers: privateNoStore,
  })
}
