import type { MachineListQuery } from '@ferrule/domain/machines/machine-list'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useState } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { ImportMachines } from './import-machines.tsx'
import { fetchAllMachines, toInventoryQuery } from './load-inventory.ts'
import { toMachineLabels } from './machine-labels.ts'
import { saveContent } from '../portal/save-content.ts'
import { toContractCalendar, toInventoryCsv } from './export-machines.ts'

type InventoryActionsProps = { query: MachineListQuery; isOld: boolean }

/** Exports the filtered inventory as CSV, calendar or labels, and imports a CSV file. */
export function InventoryActions({ query, isOld }: InventoryActionsProps) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { portalHome } = useFrame()
  const [state, setState] = useState<'idle' | 'csv' | 'calendar' | 'failed'>('idle')
  const [isImporting, setIsImporting] = useState(false)
  const exportAs = async (kind: 'csv' | 'calendar') => {
    setState(kind)
    try {
      const entries = await fetchAllMachines(query, isOld)
      if (kind === 'csv') saveContent('machines.csv', 'text/csv;charset=utf-8', `\u{feff}${toInventoryCsv(entries)}`)
      else {
        const labels = toMachineLabels(texts, language)
        const portalUrl = new URL(portalHome, window.location.origin).href
        const calendar = toContractCalendar(entries, { texts, labels, portalUrl, now: new Date() })
        saveContent('contracts.ics', 'text/calendar', calendar)
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
      <Button variant="secondary" loading={state === 'csv'} onClick={() => void exportAs('csv')}>
        {texts('component.export-csv')}
      </Button>
      {!isOld && (
        <>
          <Button variant="secondary" onClick={() => setIsImporting(true)}>
            {texts('component.import-csv')}
          </Button>
          <Button variant="secondary" loading={state === 'calendar'} onClick={() => void exportAs('calendar')}>
            {texts('inventory.calendar')}
          </Button>
          <ButtonLink variant="secondary" href={`${portalHome}/inventory/labels${toInventoryQuery(query, {})}`}>
            {texts('inventory.labels')}
          </ButtonLink>
          <ImportMachines open={isImporting} onOpenChange={setIsImporting} />
        </>
      )}
    </>
  )
}
