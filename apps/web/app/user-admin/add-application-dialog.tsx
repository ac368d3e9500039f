import { Button } from '@ferrule/ui/button'
import { ModalDialog } from '@ferrule/ui/modal-dialog'
import { Select } from '@ferrule/ui/select'
import { type SyntheticEvent, useId, useState } from 'react'
import { useTexts } from '../frame/texts.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { FailureMessage } from './failure-message.tsx'
import { GrantFields } from './grant-fields.tsx'
import { readGrant } from './read-grant.ts'
import type { Changes } from './use-changes.ts'
import { toUserAdminLabels } from './user-admin-labels.ts'
import type { UserDetails } from './user-details.ts'
import classes from './user-admin.module.css'

type AddApplicationDialogProps = { details: UserDetails; changes: Changes; onClose: () => void }

/** Gives a user an application. It stays open, with its input, until the change is saved. */
export function AddApplicationDialog({ details, changes, onClose }: AddApplicationDialogProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const formId = useId()
  const [chosen, setChosen] = useState(0)
  const { addable, organisations, user } = details
  const place = addable[chosen]
  const failures = changes.result?.intent === 'add-application' ? changes.result.failures : []
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!place) return
    const { organisationId, application } = place
    const input = { userId: user.id, organisationId, application, ...readGrant(new FormData(event.currentTarget)) }
    const { saved } = await changes.send({ intent: 'add-application', input })
    if (saved > 0) onClose()
  }
  return (
    <ModalDialog
      title={texts('user-admin.add-application')}
      closeLabel={texts('component.close')}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button type="submit" form={formId} loading={changes.isSending}>
            {texts('user-admin.add-application')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts('component.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        {failures.length > 0 && <FailureMessage title={texts('user-admin.failed.adding')} failures={failures} />}
        <Select
          name="application"
          labels={labels}
          label={texts('user-admin.application')}
          value={String(chosen)}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
          options={addable.map(({ organisationId, application }, index) => ({
            value: String(index),
            label: [toUserAdminLabels(texts).application(application), nameIn(organisations, organisationId)].join(
              ', ',
            ),
          }))}
        />
        <GrantFields key={chosen} roles={place?.roles ?? []} invalid={failures.flatMap(({ fields }) => fields)} />
      </form>
    </ModalDialog>
  )
}

function nameIn(organisations: UserDetails['organisations'], id: string): string {
  return organisations.find((organisation) => organisation.id === id)?.name ?? id
}
