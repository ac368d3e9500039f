import { type RedirectImportReport, toImportReport, toSiteName } from '@ferrule/domain/redirects/redirect-import'
import { validateRedirectRows } from '@ferrule/domain/redirects/validate-redirect-rows'
import { type StaffMember, worksForSite } from '@ferrule/domain/publishing/staff-rights'
import { ok, type Result } from '@ferrule/domain/result'
import type { PayloadRequest } from 'payload'
import { withTransaction } from '../postgres/with-transaction.ts'
import { enqueueSystemRefresh } from '../publishing/enqueue-system-refresh.ts'
import { type FileRefusal, parseRedirectFile } from './parse-redirect-file.ts'
import { listImportSites, saveRedirects } from './redirect-import-store.ts'

type RedirectFile = { csv: string; isDryRun: boolean }

/**
 * Checks each row of a file and, unless it is a dry run, saves the accepted ones in one transaction. The rows are checked
 * again before they are saved. Idempotent: a second import of the file changes nothing.
 */
export async function importRedirects(
  req: PayloadRequest,
  staff: StaffMember,
  { csv, isDryRun }: RedirectFile,
): Promise<Result<RedirectImportReport, FileRefusal>> {
  const rows = parseRedirectFile(csv)
  if (!rows.ok) return rows
  return withTransaction(req, async (db) => {
    const sites = await listImportSites(db)
    const verdicts = validateRedirectRows(
      rows.value,
      sites.map(({ id, slug, redirects, pagePaths }) => {
        return { slug, redirects, pagePaths: new Set(pagePaths), isAllowed: worksForSite(staff, id) }
      }),
    )
    if (isDryRun) return ok(toImportReport(verdicts, false))
    const siteOf = new Map(sites.map((site) => [toSiteName(site.slug), site]))
    const saved = verdicts
      .filter(({ outcome }) => outcome === 'created' || outcome === 'changed')
      .flatMap(({ site: name, previousUrl, target }) => {
        const site = siteOf.get(name)
        return site ? [{ siteId: site.id, slug: site.slug, previousUrl, target }] : []
      })
    await saveRedirects(db, saved, String(req.user?.id))
    const siteSlugs = [...new Set(saved.map(({ slug }) => slug))]
    if (siteSlugs.length > 0) await enqueueSystemRefresh(req, { what: 'redirects', siteSlugs })
    req.payload.logger.info(`staff ${String(req.user?.id)} imported ${saved.length} redirects`)
    return ok(toImportReport(verdicts, true))
  })
}
