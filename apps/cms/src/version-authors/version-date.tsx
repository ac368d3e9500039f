'use client'
import { Link, useConfig, useModal, useRouteTransition, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import { usePathname, useRouter, useSearchParams } from 'next/navigation.js'

/** Without a path, in the drawer of the comparison, it chooses the version to compare with. */
type VersionDateProps = { id: string; updatedAt: string; path: string | undefined }

export function VersionDate({ id, updatedAt, path }: VersionDateProps) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const compare = useComparison()
  const date = formatDate({ date: updatedAt, i18n, pattern: config.admin.dateFormat })
  if (path === undefined) {
    return (
      <button type="button" className="created-at-cell" onClick={() => compare(id)}>
        {date}
      </button>
    )
  }
  return (
    <Link href={`${config.routes.admin}${path}/${id}`} prefetch={false}>
      {date}
    </Link>
  )
}

/** The comparison reads the other version from the address. */
function useComparison() {
  const { closeAllModals } = useModal()
  const { startRouteTransition } = useRouteTransition()
  const [router, pathname, searchParams] = [useRouter(), usePathname(), useSearchParams()]
  return (versionFrom: string) => {
    closeAllModals()
    const query = new URLSearchParams({ ...Object.fromEntries(searchParams), versionFrom })
    startRouteTransition(() => router.push(`${pathname}?${query}`))
  }
}
