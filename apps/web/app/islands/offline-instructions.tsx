import { Button } from '@ferrule/ui/button'
import { SmallIcon } from '@ferrule/ui/icon'
import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  canSaveOffline,
  findOfflineCopy,
  saveOffline,
  type OfflineMachine,
  removeOfflineCopy,
} from '../machines/instructions/offline/offline-instructions.ts'
import classes from './offline-instructions.module.css'

export type OfflineInstructionsProps = {
  machine: OfflineMachine
  labels: { keep: string; kept: string; update: string; remove: string; failed: string }
}

/** Keeps the documents of a machine on the device, for a hall without network. */
export function OfflineInstructions({ machine, labels }: OfflineInstructionsProps) {
  const { serialNumber, paths } = machine
  const [copy, setCopy] = useState<string[]>()
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')
  // The server renders the button, which a browser without service workers removes.
  const isSupported = useSyncExternalStore(onNoChange, canSaveOffline, () => true)
  const change = async (run: () => Promise<void>) => {
    setState('working')
    try {
      await run()
      setState('idle')
    } catch {
      setState('failed')
    }
    setCopy(await findOfflineCopy(serialNumber))
  }
  useEffect(() => void findOfflineCopy(serialNumber).then(setCopy), [serialNumber])
  if (!isSupported) return null
  const isCurrent = copy !== undefined && paths.every((path) => copy.includes(path))
  return (
    <div className={classes.keep}>
      <p role="status">{state === 'failed' ? labels.failed : copy && labels.kept}</p>
      {!isCurrent && (
        <Button
          variant="secondary"
          loading={state === 'working'}
          onClick={() => void change(() => saveOffline(machine))}
        >
          <SmallIcon name={copy ? 'refresh' : 'check'} />
          {copy ? labels.update : labels.keep}
        </Button>
      )}
      {copy && (
        <Button variant="quiet" onClick={() => void change(() => removeOfflineCopy(serialNumber))}>
          {labels.remove}
        </Button>
      )}
    </div>
  )
}

function onNoChange(): () => void {
  return () => undefined
}
