import { Button } from '@ferrule/ui/button'
import { ModalDialog } from '@ferrule/ui/modal-dialog'
import { type SyntheticEvent, useId } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import { FailureMessage } from '../failure-message.tsx'
import { InviteApplications } from '../invite-applications.tsx'
import { readApplications } from '../read-invite.ts'
import type { Changes } from '../use-changes.ts'
import userAdminClasses from '../user-admin.module.css'
import type { Directory, DirectoryGroup } from './directory.ts'

type GroupApplicationsDialogProps = {
  group: DirectoryGroup
  directory: Directory
  changes: Changes
  onClose: () => void
}

/** Chooses the applications that a group gives to its people. */
export function GroupApplicationsDialog({ group, directory, changes, onClose }: GroupApplicationsDialogProps) {
  const texts = useTexts()
  const formId = useId()
  const { organisationId, groupChoices } = directory
  const failures = changes.result?.intent === 'set-group' ? changes.result.failures : []
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const applications = readApplications(new FormData(event.currentTarget))
    const input = { organisationId, groupId: group.id, applications }
    const { saved } = await changes.send({ intent: 'set-group', input })
    if (saved > 0) onClose()
  }
  return (
    <ModalDialog
      title={`${texts('user-admin.directory.choose')}: ${group.name}`}
      closeLabel={texts('component.close')}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button type="submit" form={formId} loading={changes.isSending}>
            {texts('component.save')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts('component.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} className={userAdminClasses.form} noValidate onSubmit={(event) => void submit(event)}>
        {failures.length > 0 && <FailureMessage title={texts('user-admin.failed.group')} failures={failures} />}
        <p>{texts('user-admin.directory.choose-text')}</p>
        <InviteApplications applications={groupChoices} chosen={group.applications} />
      </form>
    </ModalDialog>
  )
}
