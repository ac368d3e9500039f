import { runOperation } from '@ferrule/data-client/run-operation'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { findSite, siteQuery } from './find-site.ts'
import { LinkRecords, type LinkRecordsQuery } from './link-records.generated.ts'
import { respondTargets } from './respond-targets.ts'
import { toCatalogueTargets } from './to-catalogue-targets.ts'

const timeoutMs = 2_000

const query = siteQuery.extend({
  search: z.string().trim().min(1).max(100),
  /** `reference` stores a machine as `product:` with its slug; the field must accept that form. */
  machines: z.enum(['path', 'reference']).default('path'),
})

/**
 * `GET /api/catalogue-targets`: the machines, product families and documents that a page of the main site can link to,
 * in the language that is edited. Other sites have no catalogue of their own.
 */
export function catalogueTargetsEndpoint(dataServiceUrl: string): Endpoint {
  return {
    path: '/catalogue-targets',
    method: 'get',
    handler: async (req) => {
      if (!req.user) return respondTargets(403)
      const parsed = query.safeParse(Object.fromEntries(req.searchParams))
      if (!parsed.success) return respondTargets(400)
      const site = await findSite(req, parsed.data)
      if (!site || !(await isMainSite(req, site))) return respondTargets(200)
      try {
        const records = await findRecords(dataServiceUrl, { query: parsed.data.search, localeCode: req.locale ?? 'en' })
        return respondTargets(200, toCatalogueTargets(records, parsed.data.machines))
      } catch {
        return respondTargets(503)
      }
    },
  }
}

async function isMainSite(req: PayloadRequest, id: string): Promise<boolean> {
  const as = { collection: 'sites', req, overrideAccess: false, depth: 0, disableErrors: true } as const
  return (await req.payload.findByID({ ...as, id, select: { slug: true } }))?.slug === ''
}

async function findRecords(
  url: string,
  variables: { query: string; localeCode: string },
): Promise<NonNullable<LinkRecordsQuery['suggest']>> {
  const signal = AbortSignal.timeout(timeoutMs)
  const send = (to: string, init: RequestInit) => tracedFetch('link records', to, init)
  return (await runOperation(LinkRecords, variables, { url: `${url}/graphql`, fetch: send, signal })).suggest ?? []
}
