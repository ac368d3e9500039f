import { StatusBadge } from '@ferrule/ui/status-badge'
import { useTexts } from '../frame/texts.tsx'
import { toUserAdminLabels } from './user-admin-labels.ts'

/** The status of an access; a saved change that the identity server has not applied yet has a note. */
export function AccessStatusBadge({ status, isSyncPending = false }: { status: string; isSyncPending?: boolean }) {
  const texts = useTexts()
  const labels = toUserAdminLabels(texts)
  return (
    <>
      <StatusBadge {...labels.badge(status)}>{labels.status(status)}</StatusBadge>
      {isSyncPending && <StatusBadge tone="warn">{texts('user-admin.sync-pending')}</StatusBadge>}
    </>
  )
}
