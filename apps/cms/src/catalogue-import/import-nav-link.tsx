import { inLanguage } from '@ferrule/blocks/bilingual'
import { mayImportCatalogue } from '@ferrule/domain/publishing/staff-rights'
import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { staffOf } from '../access/staff.ts'
import { importLabels } from './import-labels.ts'

/** Navigation link below the collections, for staff who may import. */
export function ImportNavLink({ user, i18n }: ServerProps) {
  const staff = staffOf({ user: user ?? null })
  if (!staff || !mayImportCatalogue(staff)) return null
  return (
    <Link className="nav__link" href="/admin/catalogue-import" prefetch={false}>
      <span className="nav__link-label">{inLanguage(importLabels.title, i18n.language)}</span>
    </Link>
  )
}
