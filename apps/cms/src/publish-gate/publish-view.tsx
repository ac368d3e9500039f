import { inLanguage } from '@ferrule/blocks/bilingual'
import { isLanguage } from '@ferrule/domain/locales/language'
import { maxGatePages } from '@ferrule/domain/publish-gate/gate-finding'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { z } from 'zod'
import { may, staffOf } from '../access/staff.ts'
import { AdminPage } from '../admin-page.tsx'
import { withTransaction } from '../postgres/with-transaction.ts'
import { gateLabels } from './gate-labels.ts'
import { listGateTexts, type StoredGateText } from './gate-store.ts'
import type { DraftPage } from './draft-page.ts'
import { PublishScreen } from './publish-screen.tsx'

const repeated = z.union([z.string().transform((one) => [one]), z.array(z.string())]).catch([])
const query = z.object({ site: z.string().max(80).catch(''), page: repeated, language: repeated })

/**
 * `/admin/publish?site=&page=&language=`: publishes drafts as the signed-in staff member. Payload does not protect custom
 * views, so this one checks the user itself.
 */
export async function PublishView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { site, page, language } = query.parse(view.searchParams ?? {})
  const pageIds = page.filter((id) => z.guid().safeParse(id).success).slice(0, maxGatePages)
  if (!staffOf(req)) {
    const wanted = new URLSearchParams([['site', site], ...pageIds.map((id) => ['page', id])])
    redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/publish?${wanted}`)}`)
  }
  const { i18n } = req
  const mayPublish = may(req, 'publish')
  const texts = mayPublish ? await withTransaction(req, (db) => listGateTexts(db, site, pageIds)) : []
  return (
    <AdminPage view={view} title={inLanguage(gateLabels.title, i18n.language)}>
      {mayPublish ? (
        <PublishScreen siteSlug={site} pages={toDrafts(texts)} chosen={language.filter(isLanguage)} />
      ) : (
        <p>{inLanguage(gateLabels.forbidden, i18n.language)}</p>
      )}
    </AdminPage>
  )
}

/** Pages with the languages whose newest text is a draft. */
function toDrafts(texts: readonly StoredGateText[]): DraftPage[] {
  const byPage = Map.groupBy(
    texts.filter(({ isPending }) => isPending),
    ({ pageId }) => pageId,
  )
  return [...byPage].map(([id, all]) => ({
    id,
    title: all[0]?.title ?? '',
    path: all[0]?.path ?? '',
    languages: all.map(({ language }) => language),
  }))
}
