import { Button } from '@ferrule/ui/button'
import { DataTable } from '@ferrule/ui/data-table'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { ModalDialog } from '@ferrule/ui/modal-dialog'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ChooseTextFile } from '../files/choose-text-file.tsx'
import { useTexts } from '../frame/texts.tsx'
import { queryDataService } from '../data-service/query-data-service.ts'
import { ImportMachines as Import, type ImportMachinesMutation } from './import-machines.generated.ts'
import classes from './inventory.module.css'

type RowResult = ImportMachinesMutation['importMachines']['results'][number]
type ImportResult = { csv: string; results: RowResult[]; isDone: boolean }

type ImportMachinesProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Imports a CSV file: shows a preview of each row's outcome first, then applies the changes. */
export function ImportMachines({ open, onOpenChange }: ImportMachinesProps) {
  const texts = useTexts()
  const { revalidate } = useRevalidator()
  const [imported, setImported] = useState<ImportResult>()
  const [state, setState] = useState<'idle' | 'loading' | 'unreadable' | 'too-many-rows'>('idle')
  const send = async (csv: string, isTrial: boolean) => {
    setState('loading')
    try {
      const { refusal, results } = (await queryDataService(Import, { csv, isTrial })).importMachines
      setState(toState(refusal))
      if (refusal === null) setImported({ csv, results, isDone: !isTrial })
      if (!isTrial) await revalidate()
    } catch {
      setState('unreadable')
    }
  }
  const choose = async (csv: string | undefined) => {
    setImported(undefined)
    if (csv !== undefined) await send(csv, true)
  }
  const changes = imported?.results.filter(isChange).length ?? 0
  return (
    <ModalDialog
      title={texts('component.import-csv')}
      closeLabel={texts('component.close')}
      place="side"
      open={open}
      onOpenChange={(isOpen) => {
        setImported(undefined)
        setState('idle')
        onOpenChange(isOpen)
      }}
      footer={
        imported &&
        !imported.isDone &&
        changes > 0 && (
          <Button loading={state === 'loading'} onClick={() => void send(imported.csv, false)}>
            {texts('inventory.import.apply', { count: changes })}
          </Button>
        )
      }
    >
      <div className={classes.import}>
        <p>{texts('inventory.import.text')}</p>
        <ChooseTextFile
          label={texts('inventory.import.file')}
          accept=".csv,text/csv"
          onChoose={(csv) => void choose(csv)}
        />
        {state === 'unreadable' && <FlashMessage kind="error" title={texts('inventory.import.unreadable')} />}
        {state === 'too-many-rows' && <FlashMessage kind="error" title={texts('inventory.import.too-many-rows')} />}
        {imported && <RowResults imported={imported} changes={changes} />}
      </div>
    </ModalDialog>
  )
}

function toState(refusal: string | null) {
  if (refusal === null) return 'idle'
  return refusal === 'too-many-rows' ? refusal : 'unreadable'
}

const changed: readonly string[] = ['renamed', 'moved']

function isChange({ outcome }: RowResult): boolean {
  return changed.includes(outcome)
}

function RowResults({ imported: { results, isDone }, changes }: { imported: ImportResult; changes: number }) {
  const texts = useTexts()
  return (
    <>
      {isDone && <FlashMessage kind="success" title={texts('inventory.import.done', { count: changes })} />}
      {!isDone && changes === 0 && <FlashMessage title={texts('inventory.import.nothing')} />}
      <DataTable
        variant="dense"
        caption={texts('inventory.import.result')}
        captionHidden
        rows={results}
        rowKey={({ line }) => String(line)}
        columns={[
          { key: 'line', header: texts('inventory.import.line'), cell: ({ line }) => line, align: 'end' },
          { key: 'serial', header: texts('ticket.column.serial-number'), cell: ({ serialNumber }) => serialNumber },
          { key: 'outcome', header: texts('inventory.import.result'), cell: (row) => <RowOutcome row={row} /> },
        ]}
      />
    </>
  )
}

const refused = [
  'serial-unknown',
  'plant-unknown',
  'name-or-position-missing',
  'row-repeated',
  'machine-retired',
] as const

function RowOutcome({ row: { outcome } }: { row: RowResult }) {
  const texts = useTexts()
  if (outcome === 'renamed' || outcome === 'moved') {
    return <StatusBadge tone="info">{texts(`inventory.outcome.${outcome}`)}</StatusBadge>
  }
  const reason = refused.find((one) => one === outcome)
  if (reason) return <StatusBadge tone="error">{texts(`inventory.outcome.${reason}`)}</StatusBadge>
  return <StatusBadge tone="plain">{texts('inventory.outcome.stays')}</StatusBadge>
}
