import { Button } from '@ferrule/ui/button'
import { useTexts } from '../frame/texts.tsx'
import { AccessFacts } from './access-facts.tsx'
import { AccessStatusBadge } from './access-status-badge.tsx'
import type { Change } from './change.ts'
import { type GrantIntent, grantIntents } from './grant-dialog.tsx'
import type { Changes } from './use-changes.ts'
import { toUserAdminLabels } from './user-admin-labels.ts'
import { type Access, nameOf, type UserDetails } from './user-details.ts'
import classes from './user-admin.module.css'

type AccessEntryProps = {
  access: Access
  user: UserDetails['user']
  changes: Changes
  /** Opens the dialog of an action that needs a role and a reason. */
  onOpen: (intent: GrantIntent) => void
}

/** One access of a user with the actions that the data service offers for it. */
export function AccessEntry({ access, user, changes, onOpen }: AccessEntryProps) {
  const texts = useTexts()
  const labels = toUserAdminLabels(texts)
  const application = labels.application(access.application)
  return (
    <>
      <div className={classes.between}>
        <h3>{application}</h3>
        <span className={classes.badges}>
          <AccessStatusBadge status={access.status} isSyncPending={access.isSyncPending} />
        </span>
      </div>
      {access.isSyncPending && <p className={classes.muted}>{texts('user-admin.sync-pending-text')}</p>}
      <AccessFacts access={access} />
      <div className={classes.actions}>
        {actionsOf(access).map((action) => (
          <Button
            key={action}
            variant={action === 'accept' || action === 'grant' ? 'primary' : 'secondary'}
            disabled={changes.isSending}
            aria-label={`${texts(`user-admin.${action}`)}: ${nameOf(user)}, ${application}`}
            onClick={() => {
              const grant = grantIntents.find((intent) => intent === action)
              if (grant) onOpen(grant)
              else void changes.send(toChange(action, access))
            }}
          >
            {texts(`user-admin.${action}`)}
          </Button>
        ))}
      </div>
    </>
  )
}

const actions = ['accept', 'grant', 'update', 'resend', 'send-new', 'decline', 'withdraw'] as const

type Action = (typeof actions)[number]

/** The actions in display order; unknown ones are left out. */
function actionsOf(access: Access): Action[] {
  return actions.filter((action) => access.actions.includes(action))
}

/** These actions are sent at once: a withdrawn or declined access can be undone. */
function toChange(action: Action, { id, userId }: Access): Change {
  if (action === 'resend' || action === 'send-new') return { intent: action, input: { userId } }
  return { intent: action === 'decline' ? 'decline' : 'withdraw', input: { accessId: id, reason: '' } }
}
