import { mayImportCatalogue } from '@ferrule/domain/publishing/staff-rights'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { staffOf } from '../access/staff.ts'
import { ImportScreen } from './import-screen.tsx'
import { inLanguage } from '../bilingual.ts'
import { errorLabels, importLabels } from './import-labels.ts'

/** Payload does not protect custom views, so this one checks the user itself. */
export function ImportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  const staff = staffOf(req)
  if (!staff) redirect('/admin/login?redirect=%2Fadmin%2Fcatalogue-import')
  const { i18n, payload, user } = req
  return (
    <DefaultTemplate
      i18n={i18n}
      payload={payload}
      permissions={permissions}
      visibleEntities={visibleEntities}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
      {...(user ? { user } : {})}
    >
      <Gutter>
        <h1>{inLanguage(importLabels.title, i18n.language)}</h1>
        {mayImportCatalogue(staff) ? <ImportScreen /> : <p>{inLanguage(errorLabels.FORBIDDEN, i18n.language)}</p>}
      </Gutter>
    </DefaultTemplate>
  )
}
