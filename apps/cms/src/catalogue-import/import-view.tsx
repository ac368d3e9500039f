import { mayImportCatalogue } from '@ferrule/domain/publishing/staff-rights'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { staffOf } from '../access/staff.ts'
import { ImportScreen } from './import-screen.tsx'
import { inLanguage } from '../words.ts'
import { faultWords, importWords } from './import-words.ts'

/** A view of one's own is open to everybody unless it says otherwise. */
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
        <h1>{inLanguage(importWords.title, i18n.language)}</h1>
        {mayImportCatalogue(staff) ? <ImportScreen /> : <p>{inLanguage(faultWords.FORBIDDEN, i18n.language)}</p>}
      </Gutter>
    </DefaultTemplate>
  )
}
