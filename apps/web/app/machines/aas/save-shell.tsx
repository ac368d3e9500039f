import { toInstructionsPath } from '@ferrule/domain/machines/instructions/instruction-document'
import { shellEnvironment, withSoftware } from '@ferrule/domain/machines/aas/with-software'
import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useState } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import { saveContent } from '../../portal/save-content.ts'

type SaveShellProps = { machine: { serialNumber: string; softwareVersion: string } }

/** Saves the shell of a machine for its owner. The browser adds the installed software, which no public address contains. */
export function SaveShell({ machine }: SaveShellProps) {
  const texts = useTexts()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const save = async () => {
    setState('loading')
    try {
      const response = await fetch(`${toInstructionsPath(machine.serialNumber)}/aas.json`)
      const environment = withSoftware(shellEnvironment.parse(await response.json()), machine)
      saveContent(`${machine.serialNumber}.json`, 'application/json', JSON.stringify(environment))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      {state === 'failed' && (
        <FlashMessage kind="error" title={texts('inventory.load-failed')}>
          {texts('error.try-later')}
        </FlashMessage>
      )}
      <Button variant="secondary" loading={state === 'loading'} onClick={() => void save()}>
        {texts('machine.aas')}
      </Button>
    </>
  )
}
