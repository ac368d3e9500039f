import { renderPublicationPdf } from '@ferrule/pdf/publication/render-publication-pdf'
import { recordsKey } from '@ferrule/domain/publishing/surrogate-keys'
import { formatDate } from '@ferrule/texts/format-date'
import { loadTexts } from '@ferrule/texts/load-texts'
import { sendFile } from '../documents/send-file.server.ts'
import { publicCacheHeaders, publicMissingPageHeaders } from '../http/cache-headers.ts'
import { listRecords } from '../pages/load-records.server.ts'
import { readVisit } from '../visit/read-visit.server.ts'
import type { Route } from './+types/annual-report.route'
import { toAnnualReport } from './to-annual-report.ts'

/** `/en/annual-reports/{id}.pdf`: the annual report as PDF, from the tables that are published now. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const [, id] = /^([\w-]{1,60})\.pdf$/.exec(params.name) ?? []
  const visit = await readVisit(request, url)
  const { language } = visit.locale
  const records = await listRecords('investorRecords', language, visit)
  const published = records.filter(({ publicationDate }) => Date.parse(publicationDate) <= Date.now())
  const report = published.find((one) => one.id === id && one.kind === 'annual-report')
  if (!report) return new Response(null, { status: 404, headers: publicMissingPageHeaders([recordsKey]) })
  const texts = await loadTexts(language, ['company'])
  const publication = toAnnualReport(report, published, {
    siteName: visit.site.name,
    language,
    contents: texts('investors.contents'),
    formatDate: (iso) => formatDate(new Date(iso), language, { timeZone: 'UTC' }),
  })
  const createdAt = new Date(report.publicationDate)
  return sendFile(await renderPublicationPdf(publication, { pictures: new Map(), createdAt }), {
    name: `annual-report-${report.year ?? ''}-${language}.pdf`,
    type: 'application/pdf',
    headers: publicCacheHeaders([recordsKey]),
  })
}
