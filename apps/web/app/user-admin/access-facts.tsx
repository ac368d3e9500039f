import { useTexts } from '../frame/texts.tsx'
import { toUserAdminLabels } from './user-admin-labels.ts'
import { useDay } from './use-day.ts'
import type { Access } from './user-details.ts'
import classes from './user-admin.module.css'

/** The facts that explain an access: its start and end, its reason and the administrator who granted it. */
export function AccessFacts({ access }: { access: Access }) {
  const texts = useTexts()
  const day = useDay()
  const labels = toUserAdminLabels(texts)
  const { requestedAt, requestReason, inviteExpiresAt, endsOn, lastUsedAt } = access
  const facts: [name: string, value: string | null][] = [
    [texts('user-admin.role'), labels.role(access.role)],
    [texts('user-admin.organisation'), access.organisationName],
    [texts('user-admin.since'), day(access.since)],
    [texts('user-admin.reason'), access.reason],
    [texts('user-admin.granted-by'), access.grantedBy],
    [texts('user-admin.request-date'), requestedAt && day(requestedAt)],
    [texts('user-admin.request-reason'), requestReason],
    [texts('user-admin.invite-valid-until'), inviteExpiresAt && day(inviteExpiresAt)],
    [texts('user-admin.last-used'), lastUsedAt && day(lastUsedAt)],
    [texts('user-admin.invite.access-ends'), endsOn ? day(endsOn) : texts('user-admin.invite.no-end')],
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => value && <Fact key={name} name={name} value={value} />)}
    </dl>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
