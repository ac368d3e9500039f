import type { MachineWishes } from '@ferrule/domain/machines/machine-list'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useState } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import { ImportMachines } from './import-machines.tsx'
import { askAllMachines, toInventoryQuery } from './load-inventory.ts'
import { toMachineWords } from './machine-words.ts'
import { saveFile } from './save-file.ts'
import { toContractDays, toCsv } from './take-machines-away.ts'

type InventoryActionsProps = { wishes: MachineWishes; isOld: boolean }

/** Takes what is looked at away: as a table, as dates for a calendar, as labels; and brings a table back. */
export function InventoryActions({ wishes, isOld }: InventoryActionsProps) {
  const texts = useTexts()
  const language = useReaderLanguage()
  const { portalHome } = useFrame()
  const [state, setState] = useState<'idle' | 'csv' | 'calendar' | 'failed'>('idle')
  const [isImporting, setIsImporting] = useState(false)
  const take = async (kind: 'csv' | 'calendar') => {
    setState(kind)
    try {
      const entries = await askAllMachines(wishes, isOld)
      if (kind === 'csv') saveFile('machines.csv', 'text/csv;charset=utf-8', `\u{feff}${toCsv(entries)}`)
      else {
        const words = toMachineWords(texts, language)
        const portalUrl = new URL(portalHome, window.location.origin).href
        saveFile(
          'contracts.ics',
          'text/calendar',
          toContractDays(entries, { texts, words, portalUrl, now: new Date() }),
        )
      }
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
      <Button look="secondary" loading={state === 'csv'} onClick={() => void take('csv')}>
        {texts('component.export-csv')}
      </Button>
      {!isOld && (
        <>
          <Button look="secondary" onClick={() => setIsImporting(true)}>
            {texts('component.import-csv')}
          </Button>
          <Button look="secondary" loading={state === 'calendar'} onClick={() => void take('calendar')}>
            {texts('inventory.calendar')}
          </Button>
          <ButtonLink look="secondary" href={`${portalHome}/inventory/labels${toInventoryQuery(wishes, {})}`}>
            {texts('inventory.labels')}
          </ButtonLink>
          <ImportMachines open={isImporting} onOpenChange={setIsImporting} />
        </>
      )}
    </>
  )
}
