import type { TextKey } from '@ferrule/texts/catalogue'
import { DataTable } from '@ferrule/ui/data-table'
import { EmptyState } from '@ferrule/ui/empty-state'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { formatDateTime } from '../tickets/ticket-labels.ts'
import { toUserAdminLabels } from './user-admin-labels.ts'
import type { UserDetails } from './user-details.ts'

const actionTexts: Readonly<Record<string, TextKey>> = {
  'invite-user': 'user-admin.history.invited',
  'add-application': 'user-admin.done.added',
  'grant-access': 'user-admin.done.granted',
  'accept-request': 'user-admin.done.accepted',
  'update-access': 'user-admin.done.updated',
  'resend-invite': 'user-admin.done.resent',
  'send-new-invite': 'user-admin.done.sent-new',
  'decline-access': 'user-admin.done.declined',
  'withdraw-access': 'user-admin.done.withdrawn',
  'expire-access': 'user-admin.history.ended',
  'expire-invite': 'user-admin.status.invite-expired',
  'accept-invite': 'user-admin.history.invite-accepted',
  'add-organisation': 'user-admin.done.organisation-added',
  'remove-organisation': 'user-admin.done.organisation-removed',
  'delete-user': 'user-admin.done.deleted',
  'keep-access': 'user-admin.done.confirmed',
  'undo-access': 'user-admin.done.undone',
  'undo-keep-access': 'user-admin.history.keep-undone',
  'preview-user': 'user-admin.history.previewed',
  'adopt-access': 'user-admin.history.adopted',
  'repair-access': 'user-admin.history.repaired',
  'directory-join': 'user-admin.history.directory-joined',
  'directory-leave': 'user-admin.history.directory-left',
  'directory-change': 'user-admin.history.directory-changed',
}

type Event = UserDetails['history'][number]

/** The changes of a user's access, newest first. */
export function AccessHistory({ events }: { events: readonly Event[] }) {
  const texts = useTexts()
  const { locale } = useFrame()
  const labels = toUserAdminLabels(texts)
  const subjectOf = ({ application, role, organisationName }: Event) =>
    [application && labels.application(application), role && labels.role(role), organisationName]
      .filter(Boolean)
      .join(', ')
  return (
    <Panel id="history" title={texts('user-admin.history')}>
      <DataTable
        variant="dense"
        // Differs from the name of the panel, because both are landmarks.
        caption={`${texts('user-admin.history')}: ${texts('user-admin.history.change')}`}
        captionHidden
        rows={events}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="clock" title={texts('user-admin.no-history')} />}
        columns={[
          {
            key: 'when',
            header: texts('component.date'),
            noWrap: true,
            cell: ({ happenedAt }) => formatDateTime(happenedAt, locale),
          },
          {
            key: 'change',
            header: texts('user-admin.history.change'),
            rowHeader: true,
            cell: ({ action }) => texts(actionTexts[action] ?? 'user-admin.status.unknown'),
          },
          { key: 'subject', header: texts('user-admin.application'), cell: subjectOf },
          {
            key: 'status',
            header: texts('user-admin.status'),
            cell: ({ statusAfter }) => statusAfter && labels.status(statusAfter),
          },
          { key: 'by', header: texts('user-admin.history.by'), cell: ({ by }) => by ?? texts('user-admin.system') },
        ]}
      />
    </Panel>
  )
}
