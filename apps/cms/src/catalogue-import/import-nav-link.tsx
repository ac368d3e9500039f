import { mayImportCatalogue } from '@ferrule/domain/publishing/staff-rights'
import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { staffOf } from '../access/staff.ts'
import { inLanguage } from '../words.ts'
import { importWords } from './import-words.ts'

/** Below the collections, for those who may import. */
export function ImportNavLink({ user, i18n }: ServerProps) {
  const staff = staffOf({ user: user ?? null })
  if (!staff || !mayImportCatalogue(staff)) return null
  return (
    <Link className="nav__link" href="/admin/catalogue-import" prefetch={false}>
      <span className="nav__link-label">{inLanguage(importWords.title, i18n.language)}</span>
    </Link>
  )
}
