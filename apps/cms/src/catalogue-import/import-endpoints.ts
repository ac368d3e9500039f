import { importSummary } from '@ferrule/domain/catalogue/catalogue-import'
import { mayImportCatalogue } from '@ferrule/domain/publishing/staff-rights'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { staffOf } from '../access/staff.ts'

type DataService = { url: string; importKey: string }

const listed = z.object({ imports: z.array(importSummary) })

const respond = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
const refusal = (status: number, code: string) => respond(status, { errors: [{ extensions: { code } }] })

/** `/api/catalogue-imports`: checks that the user may import and forwards the request to the data service. */
export function importEndpoints(dataService: DataService): Endpoint[] {
  const forward = (req: PayloadRequest) => forwardToDataService(req, dataService)
  return [
    { path: '/catalogue-imports', method: 'get', handler: async (req) => withNames(req, await forward(req)) },
    { path: '/catalogue-imports', method: 'post', handler: forward },
    { path: '/catalogue-imports/:id', method: 'get', handler: forward },
    { path: '/catalogue-imports/:id/start', method: 'post', handler: forward },
    { path: '/catalogue-imports/:id/continue', method: 'post', handler: forward },
  ]
}

async function forwardToDataService(req: PayloadRequest, { url, importKey }: DataService): Promise<Response> {
  const staff = staffOf(req)
  if (!staff || !req.user || !mayImportCatalogue(staff)) return refusal(403, 'FORBIDDEN')
  const { pathname, search } = new URL(req.url ?? '', url)
  const headers = { 'x-catalogue-import-key': importKey, 'x-staff-id': String(req.user.id) }
  const body = req.method === 'POST' && req.body ? { body: req.body, duplex: 'half' as const } : {}
  const init = { method: req.method ?? 'GET', headers, ...body }
  try {
    const response = await tracedFetch('catalogue imports', `${url}${pathname.replace('/api/', '/')}${search}`, init)
    return new Response(response.body, {
      status: response.status,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    })
  } catch {
    return refusal(503, 'unavailable')
  }
}

/** Replaces the ids of staff by their names; the data service stores only the ids. */
async function withNames(req: PayloadRequest, response: Response): Promise<Response> {
  if (!response.ok) return response
  const { imports } = listed.parse(await response.json())
  const ids = [...new Set(imports.flatMap(({ requestedBy }) => requestedBy ?? []))]
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const names = new Map(docs.map(({ id, name, email }) => [id, name || email]))
  return respond(200, {
    imports: imports.map((one) => ({ ...one, requestedBy: names.get(one.requestedBy ?? '') ?? one.requestedBy })),
  })
}
