import { isDeepStrictEqual } from 'node:util'
import { bilingual, inLanguage } from '@ferrule/blocks/bilingual'
import { isLanguage } from '@ferrule/domain/locales/language'
import { listContentFacts } from '@ferrule/domain/publish-gate/content-facts'
import type { GateFinding } from '@ferrule/domain/publish-gate/gate-finding'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { relation } from '../fields/relation.ts'
import { findPageRow } from '../page-paths/find-page-row.ts'
import { refuseSaving } from '../page-paths/refuse-saving.ts'
import { transactionOf } from '../postgres/transaction-of.ts'
import { toTrashChange } from '../trash/trash-change.ts'
import { findBlockers } from './check-pages.ts'
import { gateLabels, toFindingLabel } from './gate-labels.ts'
import { findGateSite } from './gate-store.ts'

declare module 'payload' {
  interface RequestContext {
    /** The publish gate has checked the texts of this request, or a publisher has overridden it. */
    hasPassedGate?: boolean
  }
}

const published = z.looseObject({
  id: z.string().optional(),
  _status: z.literal('published'),
  site: relation,
  title: z.string(),
  path: z.string().nullish(),
  blocks: z.array(z.record(z.string(), z.unknown())).nullish(),
})

const byLanguage = z.record(z.string(), z.array(z.unknown()).nullish())

/**
 * Stops a publication that the gate would stop, wherever it comes from: the admin, a restored version or a scheduled
 * change. A save that changes no link, heading, picture or path passes, so that a page with an old fault can be protected
 * or ended at any time. A save without a user comes from the service itself.
 */
export const guardPublication: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const language = String(req.locale)
  const { success, data: page } = published.safeParse({ ...originalDoc, ...data })
  if (!req.user || req.context.hasPassedGate || !success || !isLanguage(language)) return data
  if (toTrashChange(data, originalDoc) || (await isAsPublic(req, page, language))) return data
  const db = await transactionOf(req)
  const site = await findGateSite(db, { id: page.site })
  if (!site) return data
  const { id: pageId = '', title, path, blocks } = page
  const text = { pageId, title, path: path ?? '', language, blocks: blocks ?? [], description: null }
  const state = { isProtected: false, isPublished: false, isPending: true }
  const findings = await findBlockers(db, site, { stored: [{ ...text, ...state }], batchIds: pageId ? [pageId] : [] })
  if (findings.length === 0) return data
  throw refuseSaving(req, bilingual(toReason(findings, 'en'), toReason(findings, 'de')))
}

function toReason(findings: readonly GateFinding[], language: 'en' | 'de'): string {
  const reasons = findings.map((finding) => toFindingLabel(finding, language))
  return `${inLanguage(gateLabels.stopped, language)} ${reasons.join('; ')}`
}

/** Whether the rules would see what visitors see already. */
async function isAsPublic(
  req: PayloadRequest,
  { id, path, blocks }: z.infer<typeof published>,
  language: string,
): Promise<boolean> {
  const row = id ? await findPageRow(req, id) : undefined
  const before = byLanguage.safeParse(row?.['blocks']).data?.[language]
  if (!row || !before || row._status?.[language] !== 'published' || row.path !== path) return false
  return isDeepStrictEqual(listContentFacts(before), listContentFacts(blocks ?? []))
}
