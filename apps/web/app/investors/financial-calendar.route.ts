import { recordsOfPage } from '@ferrule/domain/investors/records-of-page'
import { toICalendar } from '@ferrule/domain/investors/to-icalendar'
import { recordsKey } from '@ferrule/domain/publishing/surrogate-keys'
import { loadTexts } from '@ferrule/texts/load-texts'
import { publicCacheHeaders } from '../http/cache-headers.ts'
import { listRecords } from '../pages/load-records.server.ts'
import { readVisit } from '../visit/read-visit.server.ts'
import type { Route } from './+types/financial-calendar.route'
import { toCalendarEvents } from './to-calendar-events.ts'

/** `/en/financial-calendar.ics`: the financial calendar in one language, to subscribe to. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const visit = await readVisit(request, url)
  const { language } = visit.locale
  const all = await listRecords('investorRecords', language, visit)
  const records = recordsOfPage(all, 'investors/financial-calendar', new Date())
  const texts = await loadTexts(language, ['company'])
  const calendar = toICalendar({
    name: `${visit.site.name}: ${texts('investors.financial-calendar')}`,
    language,
    events: toCalendarEvents(records, url.hostname),
    updatedAt: new Date(Math.max(0, ...records.map(({ publicationDate }) => Date.parse(publicationDate)))),
  })
  return new Response(calendar, {
    headers: {
      ...publicCacheHeaders([recordsKey]),
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="financial-calendar-${language}.ics"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}
