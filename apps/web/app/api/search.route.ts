import { z } from 'zod'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { Search } from '../search/search.generated.ts'
import type { Route } from './+types/search.route'

const asked = z.object({
  localeCode: z.string().max(20),
  siteSlug: z.string().max(100),
  query: z.string().max(1000),
  page: z.number().int().min(1).max(500).default(1),
})

/** Search for programs in the browser: takes JSON, answers the records. */
export async function action({ request }: Route.ActionArgs) {
  const parsed = asked.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success) return Response.json({ error: 'not a search query' }, { status: 400 })
  const { search } = await orUnavailable('data', runOnDataService(Search, { ...parsed.data, isMain: false }))
  return Response.json(search ?? { total: 0, records: [] })
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}
