import { isLanguage, type Language } from '@ferrule/domain/locales/language'
import { type GateFinding, gateReason, maxGatePages } from '@ferrule/domain/publish-gate/gate-finding'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type Transaction, transactionOf } from '../postgres/transaction-of.ts'
import { collectRelease, enqueueRelease } from '../publishing/enqueue-release.ts'
import { findBlockers } from './check-pages.ts'
import { findGateSite, listGateTexts, saveAcceptance, type StoredGateText } from './gate-store.ts'

const pageIds = z.array(z.guid()).min(1).max(maxGatePages)

export const publication = z.object({
  siteSlug: z.string().max(80),
  pageIds,
  /** All pages of the batch; they count as published for links between them. */
  batchIds: pageIds,
  languages: z.array(z.string().refine(isLanguage)).min(1),
  /** Overrides the findings that stop the publication. */
  reason: gateReason.optional(),
})

export type Publication = z.output<typeof publication>
export type Published = { published: { pageId: string; language: Language }[] }
export type PublicationResult = Published | { stoppedBy: GateFinding[] } | undefined

/**
 * Publishes the newest drafts of pages in the chosen languages: all of them, or none. Runs in the transaction of the
 * request, as the staff member who asked for it. Languages without a newer draft stay as they are, so publishing twice
 * changes nothing. Undefined without the site.
 */
export async function publishPages(req: PayloadRequest, wanted: Publication): Promise<PublicationResult> {
  const db = await transactionOf(req)
  const site = await findGateSite(db, { slug: wanted.siteSlug })
  if (!site) return undefined
  const stored = await listGateTexts(db, wanted.siteSlug, wanted.pageIds)
  const pending = stored.filter(({ isPending, language }) => isPending && wanted.languages.includes(language))
  const findings = await findBlockers(db, site, { stored: pending, batchIds: wanted.batchIds })
  if (findings.length > 0) {
    if (wanted.reason === undefined) return { stoppedBy: findings }
    await recordOverride(req, db, { findings, reason: wanted.reason })
  }
  await savePublished(req, pending)
  return { published: pending.map(({ pageId, language }) => ({ pageId, language })) }
}

async function savePublished(req: PayloadRequest, pending: readonly StoredGateText[]): Promise<void> {
  req.context.hasPassedGate = true
  if (new Set(pending.map(({ pageId }) => pageId)).size > 1) collectRelease(req)
  for (const { pageId: id, language: locale } of pending) {
    const as = { collection: 'pages', req, overrideAccess: false, depth: 0 } as const
    await req.payload.update({
      ...as,
      id,
      locale,
      publishSpecificLocale: locale,
      data: { _status: 'published' },
    })
  }
  await enqueueRelease(req)
}

type Override = { findings: readonly GateFinding[]; reason: string }

async function recordOverride(req: PayloadRequest, db: Transaction, { findings, reason }: Override): Promise<void> {
  await saveAcceptance(db, {
    pageIds: [...new Set(findings.map(({ pageId }) => pageId))],
    rules: [...new Set(findings.map(({ rule }) => rule))],
    reason,
    session: `staff:${String(req.user?.id)}`,
  })
}
