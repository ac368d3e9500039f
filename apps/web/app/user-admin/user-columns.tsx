import type { Texts } from '@ferrule/texts/load-texts'
import type { ListColumn } from '../portal/list-columns.ts'
import { AccessStatusBadge } from './access-status-badge.tsx'
import type { ManagedUsersQuery } from './managed-users.generated.ts'
import { toUserAdminLabels } from './user-admin-labels.ts'
import classes from './user-admin.module.css'

export type UserRow = ManagedUsersQuery['managedUsers']['entries'][number]

/** The columns of the list of users; without the organisation for administrators of one. */
export function toUserColumns(texts: Texts, organisationCount: number): ListColumn<UserRow>[] {
  const labels = toUserAdminLabels(texts)
  const accessText = ({ application, role }: UserRow['accesses'][number]) =>
    `${labels.application(application)}, ${labels.role(role)}`
  return [
    {
      id: 'name',
      header: texts('user-admin.name'),
      rowHeader: true,
      onCard: 'full-width',
      value: ({ name, email }) => name || email,
      cell: ({ id, name, email, isSelf }, { portalHome }) => (
        <>
          <a href={`${portalHome}/user-admin/${id}`}>{name || email}</a>
          {isSelf && ` (${texts('user-admin.you')})`}
          {name && <span className={classes.email}>{email}</span>}
        </>
      ),
    },
    ...(organisationCount > 1 ? [toOrganisationColumn(texts)] : []),
    {
      id: 'application',
      header: `${texts('user-admin.application')}, ${texts('user-admin.role')}`,
      onCard: 'full-width',
      value: ({ accesses }) => accesses.map(accessText).join('; '),
      cell: ({ accesses }) => (
        <ul className={classes.accesses} role="list">
          {accesses.map((access) => (
            <li key={access.id}>
              {accessText(access)} <AccessStatusBadge status={access.status} />
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'last-sign-in',
      header: texts('user-admin.last-sign-in'),
      noWrap: true,
      value: ({ lastSignInAt }) => (lastSignInAt === null ? texts('user-admin.never') : new Date(lastSignInAt)),
    },
  ]
}

function toOrganisationColumn(texts: Texts): ListColumn<UserRow> {
  return {
    id: 'organisation',
    header: texts('user-admin.organisation'),
    value: ({ organisations }) => organisations.map(({ name }) => name).join(', '),
  }
}
