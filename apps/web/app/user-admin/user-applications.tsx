import { Button } from '@ferrule/ui/button'
import { useState } from 'react'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { AccessEntry } from './access-entry.tsx'
import { AddApplicationDialog } from './add-application-dialog.tsx'
import { type GrantIntent, GrantDialog } from './grant-dialog.tsx'
import type { Changes } from './use-changes.ts'
import type { Access, GrantableApplication, UserDetails } from './user-details.ts'
import classes from './user-admin.module.css'

type Open = { dialog: 'add' } | { dialog: GrantIntent; access: Access }

type UserApplicationsProps = { details: UserDetails; grantable: readonly GrantableApplication[]; changes: Changes }

/** The applications of a user with role, status and actions. */
export function UserApplications({ details, grantable, changes }: UserApplicationsProps) {
  const texts = useTexts()
  const [open, setOpen] = useState<Open>()
  const { user, addable } = details
  const close = () => setOpen(undefined)
  const openDialog = (dialog: Open) => {
    // The dialog would show the failures of an earlier attempt.
    changes.clear()
    setOpen(dialog)
  }
  return (
    <Panel
      id="applications"
      title={texts('user-admin.applications')}
      aside={
        addable.length > 0 && (
          <Button variant="secondary" onClick={() => openDialog({ dialog: 'add' })}>
            {texts('user-admin.add-application')}
          </Button>
        )
      }
    >
      {user.accesses.length === 0 && <p>{texts('component.none')}</p>}
      <ul className={classes.entries} role="list">
        {user.accesses.map((access) => (
          <li key={access.id} className={classes.entry}>
            <AccessEntry
              access={access}
              user={user}
              changes={changes}
              onOpen={(dialog) => openDialog({ dialog, access })}
            />
          </li>
        ))}
      </ul>
      {open?.dialog === 'add' && <AddApplicationDialog details={details} changes={changes} onClose={close} />}
      {open && open.dialog !== 'add' && (
        <GrantDialog
          intent={open.dialog}
          access={open.access}
          roles={grantable.find(({ name }) => name === open.access.application)?.roles ?? []}
          changes={changes}
          onClose={close}
        />
      )}
    </Panel>
  )
}
