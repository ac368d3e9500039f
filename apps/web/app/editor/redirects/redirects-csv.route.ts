import { redirectColumns, toSiteName } from '@ferrule/domain/redirects/redirect-import'
import { toCsv } from '@ferrule/domain/tables/to-csv'
import { privateNoStore } from '../../http/private-no-store.ts'
import { readVisit } from '../../visit/read-visit.server.ts'
import type { Route } from './+types/redirects-csv.route'
import { findSite, readAssessedRedirects } from './load-redirects.server.ts'

/** `GET /{locale}/editor/redirects.csv?site=`: all redirects of a site with their states, for editors. The import accepts it. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { isEditor, site: ownSite, system } = await readVisit(request, url)
  if (!isEditor) return new Response(null, { status: 403, headers: privateNoStore })
  const site = findSite({ ownSite, sites: system.sites }, url.searchParams)
  const rows = (await readAssessedRedirects(site)).map(({ previousUrl, target, state }) => {
    return [toSiteName(site.slug), previousUrl, target, state]
  })
  const headers = {
    ...privateNoStore,
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="redirects.csv"',
  }
  return new Response(toCsv([[...redirectColumns, 'state'], ...rows]), { headers })
}
