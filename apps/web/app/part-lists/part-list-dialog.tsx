import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { ModalDialog } from '@ferrule/ui/modal-dialog'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import { type SyntheticEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { changePartList } from './change-part-list.ts'
import type { SavedList } from './saved-list.ts'
import classes from './part-lists.module.css'

export type PartListAction =
  | { intent: 'save'; serialNumbers: string[]; serial: string }
  | { intent: 'rename' | 'delete'; list: SavedList }

/** Saves, renames or deletes a part list. It stays open, with its input, until the change is saved. */
export function PartListDialog({ action, onClose }: { action: PartListAction; onClose: () => void }) {
  const texts = useTexts()
  const formId = useId()
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<{ isSending: boolean; refusal?: string | undefined }>({ isSending: false })
  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setState({ isSending: true })
    const { refusal } = await changePartList(new FormData(event.currentTarget))
    setState({ isSending: false, refusal })
    if (refusal !== undefined) return
    await revalidate()
    onClose()
  }
  const title = texts(`part-list.${action.intent}`)
  return (
    <ModalDialog
      title={title}
      closeLabel={texts('component.close')}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      requiresChoice={action.intent === 'delete'}
      footer={
        <>
          <Button type="submit" form={formId} loading={state.isSending}>
            {action.intent === 'delete' ? title : texts('component.save')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts('component.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes.form} onSubmit={(event) => void send(event)}>
        <input type="hidden" name="intent" value={action.intent} />
        <Refusal reason={state.refusal} />
        <ActionFields action={action} />
      </form>
    </ModalDialog>
  )
}

function ActionFields({ action }: { action: PartListAction }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  if (action.intent === 'save') {
    const { serialNumbers, serial } = action
    return (
      <>
        <TextField
          name="name"
          labels={labels}
          label={texts('part-list.name')}
          hint={texts('part-list.replaces')}
          maxLength={60}
          required
        />
        <Select
          name="serialNumber"
          labels={labels}
          label={texts('parts.machine')}
          defaultValue={serial || serialNumbers[0]}
          options={serialNumbers.map((value) => ({ value, label: value }))}
        />
      </>
    )
  }
  const { id, name } = action.list
  return (
    <>
      <input type="hidden" name="id" value={id} />
      {action.intent === 'delete' ? (
        <p>{texts('part-list.delete-text', { name })}</p>
      ) : (
        <TextField
          name="name"
          labels={labels}
          label={texts('part-list.name')}
          defaultValue={name}
          maxLength={60}
          required
        />
      )}
    </>
  )
}

function Refusal({ reason }: { reason: string | undefined }) {
  const texts = useTexts()
  if (reason === undefined) return null
  const known = reason === 'name-taken' || reason === 'too-many-lists' ? reason : 'failed'
  return <FlashMessage kind="error" title={texts(`part-list.${known}`)} />
}
