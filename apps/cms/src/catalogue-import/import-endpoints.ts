import { importSummary } from '@ferrule/domain/catalogue/catalogue-import'
import { mayImportCatalogue } from '@ferrule/domain/publishing/staff-rights'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { staffOf } from '../access/staff.ts'

type DataService = { url: string; importKey: string }

const listed = z.object({ imports: z.array(importSummary) })

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
const refusal = (status: number, code: string) => answer(status, { errors: [{ extensions: { code } }] })

/** `/api/catalogue-imports`: the import lives in the data service; here is decided who may use it. */
export function importEndpoints(dataService: DataService): Endpoint[] {
  const ask = (req: PayloadRequest) => askDataService(req, dataService)
  return [
    { path: '/catalogue-imports', method: 'get', handler: async (req) => withNames(req, await ask(req)) },
    { path: '/catalogue-imports', method: 'post', handler: ask },
    { path: '/catalogue-imports/:id', method: 'get', handler: ask },
    { path: '/catalogue-imports/:id/start', method: 'post', handler: ask },
    { path: '/catalogue-imports/:id/continue', method: 'post', handler: ask },
  ]
}

async function askDataService(req: PayloadRequest, { url, importKey }: DataService): Promise<Response> {
  const staff = staffOf(req)
  if (!staff || !req.user || !mayImportCatalogue(staff)) return refusal(403, 'FORBIDDEN')
  const { pathname, search } = new URL(req.url ?? '', url)
  const headers = { 'x-catalogue-import-key': importKey, 'x-staff-id': String(req.user.id) }
  const sent = req.method === 'POST' && req.body ? { body: req.body, duplex: 'half' as const } : {}
  const init = { method: req.method ?? 'GET', headers, ...sent }
  try {
    const found = await tracedFetch('catalogue imports', `${url}${pathname.replace('/api/', '/')}${search}`, init)
    return new Response(found.body, {
      status: found.status,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    })
  } catch {
    return refusal(503, 'away')
  }
}

/** The data service knows staff by their ids only. */
async function withNames(req: PayloadRequest, found: Response): Promise<Response> {
  if (!found.ok) return found
  const { imports } = listed.parse(await found.json())
  const ids = [...new Set(imports.flatMap(({ askedBy }) => askedBy ?? []))]
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const names = new Map(docs.map(({ id, name, email }) => [id, name || email]))
  return answer(200, {
    imports: imports.map((one) => ({ ...one, askedBy: names.get(one.askedBy ?? '') ?? one.askedBy })),
  })
}
