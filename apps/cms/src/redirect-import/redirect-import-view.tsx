import { inLanguage } from '@ferrule/blocks/bilingual'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { may, staffOf } from '../access/staff.ts'
import { AdminPage } from '../admin-page.tsx'
import { fileErrorLabels, redirectImportLabels } from './redirect-import-labels.ts'
import { RedirectImportScreen } from './redirect-import-screen.tsx'

/** `/admin/redirect-import`. Payload does not protect custom views, so this one checks the user itself. */
export function RedirectImportView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!staffOf(req)) redirect('/admin/login?redirect=%2Fadmin%2Fredirect-import')
  const { i18n } = req
  return (
    <AdminPage view={view} title={inLanguage(redirectImportLabels.title, i18n.language)}>
      {may(req, 'publish') ? <RedirectImportScreen /> : <p>{inLanguage(fileErrorLabels.forbidden, i18n.language)}</p>}
    </AdminPage>
  )
}
