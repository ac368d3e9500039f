import { z } from 'zod'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { Search } from './search.generated.ts'
import type { Route } from './+types/search-api.route'

const bodySchema = z.object({
  localeCode: z.string().max(20),
  siteSlug: z.string().max(100),
  query: z.string().max(1000),
  page: z.number().int().min(1).max(500).default(1),
})

/** Search API of the browser: takes JSON, returns the records. */
export async function action({ request }: Route.ActionArgs) {
  const parsed = bodySchema.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success) return Response.json({ error: 'not a search query' }, { status: 400 })
  const { search } = await orThrow503('data', runOnDataService(Search, { ...parsed.data, isMain: false }))
  return Response.json(search ?? { total: 0, records: [] })
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}
