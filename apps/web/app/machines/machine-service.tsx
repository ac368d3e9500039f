import { Button } from '@ferrule/ui/button'
import { useState } from 'react'
import { useTexts } from '../frame/texts.tsx'
import { ConfirmDialog } from '../portal/confirm-dialog.tsx'
import classes from './machine.module.css'

type MachineServiceProps = {
  model: string
  isRetired: boolean
  isSending: boolean
  onChange: (intent: 'retire' | 'reactivate') => void
}

/** Takes the machine out of service after a question, or puts it back at once. */
export function MachineService({ model, isRetired, isSending, onChange }: MachineServiceProps) {
  const texts = useTexts()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className={classes.service}>
      <Button
        variant={isRetired ? 'secondary' : 'quiet'}
        loading={isSending}
        onClick={() => (isRetired ? onChange('reactivate') : setIsAsking(true))}
      >
        {texts(isRetired ? 'machine.reactivate' : 'machine.retire')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts('machine.retire.confirm', { machine: model })}
        confirmLabel={texts('machine.retire')}
        onConfirm={() => {
          setIsAsking(false)
          onChange('retire')
        }}
        onClose={() => setIsAsking(false)}
      >
        <p>{texts('machine.retire.text')}</p>
      </ConfirmDialog>
    </div>
  )
}
