import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useEffect, useRef } from 'react'
import { useTexts } from '../frame/texts.tsx'
import type { MachineChangeResult } from './change-machine.ts'
import classes from './machine.module.css'

type MachineChangeMessageProps = {
  result: MachineChangeResult | undefined
  /** Plant and position after the change. */
  place: string
  onUndo?: () => void
}

/** The outcome of a change, with undo. It takes the focus, because the button that was pressed may be gone. */
export function MachineChangeMessage({ result, place, onUndo }: MachineChangeMessageProps) {
  const texts = useTexts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (result) box.current?.focus()
  }, [result])
  if (!result) return null
  const titles: Record<string, string> = {
    move: texts('machine.move.done', { place }),
    retire: texts('machine.retire.done'),
    reactivate: texts('machine.reactivate.done'),
  }
  return (
    <div ref={box} tabIndex={-1} className={classes.message}>
      {result.refusal === undefined ? (
        <FlashMessage kind="success" title={titles[result.intent] ?? texts('component.saved')}>
          {onUndo && (
            <Button variant="secondary" onClick={onUndo}>
              {texts('machine.undo')}
            </Button>
          )}
        </FlashMessage>
      ) : (
        <FlashMessage kind="error" title={texts('machine.move.failed')} />
      )}
    </div>
  )
}
