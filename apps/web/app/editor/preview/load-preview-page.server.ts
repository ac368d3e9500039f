import type { PreviewSubject } from '@ferrule/domain/editor/preview-options'
import { toContentPath } from '@ferrule/domain/pages/page-path'
import { privateNoStore } from '../../http/private-no-store.ts'
import { linkPublicPages } from '../../pages/link-public-pages.server.ts'
import { missing, showPage } from '../../pages/load-page.server.ts'
import { lockedPage } from '../../pages/protected/guard-page.server.ts'
import type { ViewResponse } from '../../pages/view-response.ts'
import type { Visit } from '../../visit/contexts.ts'
import { findChanges, type PageChanges } from './find-changes.server.ts'
import { findStagedPage } from './find-staged-page.server.ts'

const headers = { ...privateNoStore, 'X-Robots-Tag': 'noindex' }

export type PreviewResponse = ViewResponse & { changes: PageChanges | undefined }

/** Loads the previewed page with its differences from the published text, or the page that visitors see instead. */
export async function loadPreviewPage(visit: Visit, subject: PreviewSubject): Promise<PreviewResponse> {
  const found = await findStagedPage(visit, subject)
  const isHidden = subject.stage === 'PUBLISHED' && found?.visibility !== 'visible'
  if (!found || isHidden) return { ...missing(visit), headers, changes: undefined }
  const page = await linkPublicPages(visit, found.page)
  if (subject.locked && page.protection.level !== 'none') {
    const needs = page.protection.level === 'password' ? 'password' : 'role'
    return { ...lockedPage(page, { needs }), headers, changes: undefined }
  }
  const path = page.path || toContentPath(visit.segments)
  const [response, changes] = await Promise.all([
    showPage(visit, { page, path }),
    subject.stage === 'DRAFT' ? findChanges(found.page) : undefined,
  ])
  return { ...response, headers, changes }
}
