import { inLanguage } from '@ferrule/blocks/bilingual'
import { mayImportCatalogue } from '@ferrule/domain/publishing/staff-rights'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { staffOf } from '../access/staff.ts'
import { ImportScreen } from './import-screen.tsx'
import { AdminPage } from '../admin-page.tsx'
import { errorLabels, importLabels } from './import-labels.ts'

/** Payload does not protect custom views, so this one checks the user itself. */
export function ImportView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const staff = staffOf(req)
  if (!staff) redirect('/admin/login?redirect=%2Fadmin%2Fcatalogue-import')
  const { i18n } = req
  return (
    <AdminPage view={view} title={inLanguage(importLabels.title, i18n.language)}>
      {mayImportCatalogue(staff) ? <ImportScreen /> : <p>{inLanguage(errorLabels.FORBIDDEN, i18n.language)}</p>}
    </AdminPage>
  )
}
