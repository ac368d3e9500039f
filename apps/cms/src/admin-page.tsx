import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

type AdminPageProps = { view: AdminViewServerProps; title: string; children: ReactNode }

/** A page of our own inside the frame of the content admin, with its navigation. */
export function AdminPage({ view: { initPageResult, params, searchParams }, title, children }: AdminPageProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
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
        <h1>{title}</h1>
        {children}
      </Gutter>
    </DefaultTemplate>
  )
}
