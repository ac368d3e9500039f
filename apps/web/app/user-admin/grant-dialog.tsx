import { Button } from '@ferrule/ui/button'
import { ModalDialog } from '@ferrule/ui/modal-dialog'
import { type SyntheticEvent, useId } from 'react'
import { useTexts } from '../frame/texts.tsx'
import { changeTexts } from './change-texts.ts'
import { FailureMessage } from './failure-message.tsx'
import { GrantFields } from './grant-fields.tsx'
import { readGrant } from './read-grant.ts'
import type { Changes } from './use-changes.ts'
import { toUserAdminLabels } from './user-admin-labels.ts'
import type { Access } from './user-details.ts'
import classes from './user-admin.module.css'

export const grantIntents = ['grant', 'accept', 'update'] as const

export type GrantIntent = (typeof grantIntents)[number]

type GrantDialogProps = {
  intent: GrantIntent
  access: Access
  /** The roles that the administrator may grant. */
  roles: readonly string[]
  changes: Changes
  onClose: () => void
}

/** Role, reason and end date of an access. It stays open, with its input, until the change is saved. */
export function GrantDialog({ intent, access, roles, changes, onClose }: GrantDialogProps) {
  const texts = useTexts()
  const formId = useId()
  const labels = toUserAdminLabels(texts)
  const failures = changes.result?.intent === intent ? changes.result.failures : []
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = { accessId: access.id, ...readGrant(new FormData(event.currentTarget)) }
    const { saved } = await changes.send({ intent, input })
    if (saved > 0) onClose()
  }
  const title = texts(`user-admin.${intent}`)
  return (
    <ModalDialog
      title={title}
      closeLabel={texts('component.close')}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button type="submit" form={formId} loading={changes.isSending}>
            {title}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts('component.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        {failures.length > 0 && <FailureMessage title={texts(changeTexts[intent].failed)} failures={failures} />}
        <p>
          {labels.application(access.application)}, {access.organisationName}
        </p>
        <GrantFields
          roles={roles}
          role={access.role}
          reason={access.requestReason ?? access.reason}
          endsOn={access.endsOn}
          invalid={failures.flatMap(({ fields }) => fields)}
        />
      </form>
    </ModalDialog>
  )
}
