import type { PayloadRequest, TaskConfig } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../postgres/transaction-of.ts'
import { withTransaction } from '../postgres/with-transaction.ts'
import { savingBy } from '../version-authors/save-origin.ts'
import { findBlockers } from './check-pages.ts'
import { findGateSite, listGateTexts } from './gate-store.ts'
import { publication, publishPages } from './publish-pages.ts'

const slug = 'publishRelease'

export const scheduledRelease = publication.extend({ at: z.iso.datetime({ offset: true }) })

/**
 * Stores a job that publishes pages together at a moment. The gate checks them now, so that the editor learns at once
 * what stops them, and again at the moment.
 */
export async function scheduleRelease(req: PayloadRequest, { at, ...wanted }: z.output<typeof scheduledRelease>) {
  const db = await transactionOf(req)
  const site = await findGateSite(db, { slug: wanted.siteSlug })
  if (!site) return undefined
  const stored = (await listGateTexts(db, wanted.siteSlug, wanted.pageIds)).filter(
    ({ isPending, language }) => isPending && wanted.languages.includes(language),
  )
  const findings = await findBlockers(db, site, { stored, batchIds: wanted.batchIds })
  if (findings.length > 0 && wanted.reason === undefined) return { stoppedBy: findings }
  const input = { release: wanted, user: String(req.user?.id) }
  await req.payload.jobs.queue({ task: slug, input, waitUntil: new Date(at), req })
  return { scheduled: at }
}

const jobInput = z.object({ release: publication, user: z.guid() })

/** Publishes with the rights that the editor has at that moment. A stopped release is logged and not repeated. */
export const releaseTask: TaskConfig = {
  slug,
  retries: 0,
  inputSchema: [
    { name: 'release', type: 'json', required: true },
    { name: 'user', type: 'text', required: true },
  ],
  handler: async ({ input, req }) => {
    const { release, user: id } = jobInput.parse(input)
    const user = await req.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
    req.user = { ...user, collection: 'users' }
    const result = await savingBy('schedule', () => withTransaction(req, () => publishPages(req, release)))
    if (!result || 'stoppedBy' in result) throw new Error('the publish gate stopped a scheduled release')
    return { output: {} }
  },
}
