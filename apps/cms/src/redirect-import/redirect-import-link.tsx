import { inLanguage } from '@ferrule/blocks/bilingual'
import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { may } from '../access/staff.ts'
import { redirectImportLabels } from './redirect-import-labels.ts'

/** Link above the list of redirects, for staff who may publish. */
export function RedirectImportLink({ user, i18n }: ServerProps) {
  if (!may({ user: user ?? null }, 'publish')) return null
  return (
    <p>
      <Link href="/admin/redirect-import" prefetch={false}>
        {inLanguage(redirectImportLabels.title, i18n.language)}
      </Link>
    </p>
  )
}
