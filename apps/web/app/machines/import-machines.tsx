import { Button } from '@ferrule/ui/button'
import { DataTable } from '@ferrule/ui/data-table'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { ModalDialog } from '@ferrule/ui/modal-dialog'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ChooseTextFile } from '../files/choose-text-file.tsx'
import { useTexts } from '../frame/texts.tsx'
import { askData } from '../sign-in/ask-data.ts'
import { ImportMachines as Import, type ImportMachinesMutation } from './import-machines.generated.ts'
import classes from './inventory.module.css'

type Verdict = ImportMachinesMutation['importMachines']['verdicts'][number]
type Judged = { csv: string; verdicts: Verdict[]; isDone: boolean }

type ImportMachinesProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** A table that was changed elsewhere: first what would happen to each row, then, if it is wanted, that. */
export function ImportMachines({ open, onOpenChange }: ImportMachinesProps) {
  const texts = useTexts()
  const { revalidate } = useRevalidator()
  const [judged, setJudged] = useState<Judged>()
  const [state, setState] = useState<'idle' | 'asking' | 'unreadable'>('idle')
  const send = async (csv: string, isTrial: boolean) => {
    setState('asking')
    try {
      const { importMachines: answer } = await askData(Import, { csv, isTrial })
      setState(answer.refusal === null ? 'idle' : 'unreadable')
      if (answer.refusal === null) setJudged({ csv, verdicts: answer.verdicts, isDone: !isTrial })
      if (!isTrial) await revalidate()
    } catch {
      setState('unreadable')
    }
  }
  const choose = async (csv: string | undefined) => {
    setJudged(undefined)
    if (csv !== undefined) await send(csv, true)
  }
  const changes = judged?.verdicts.filter(isChange).length ?? 0
  return (
    <ModalDialog
      title={texts('component.import-csv')}
      closeLabel={texts('component.close')}
      place="side"
      open={open}
      onOpenChange={(isOpen) => {
        setJudged(undefined)
        setState('idle')
        onOpenChange(isOpen)
      }}
      footer={
        judged &&
        !judged.isDone &&
        changes > 0 && (
          <Button loading={state === 'asking'} onClick={() => void send(judged.csv, false)}>
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
        {judged && <Verdicts judged={judged} changes={changes} />}
      </div>
    </ModalDialog>
  )
}

const changed: readonly string[] = ['renamed', 'moved']

function isChange({ verdict }: Verdict): boolean {
  return changed.includes(verdict)
}

function Verdicts({ judged: { verdicts, isDone }, changes }: { judged: Judged; changes: number }) {
  const texts = useTexts()
  return (
    <>
      {isDone && <FlashMessage kind="success" title={texts('inventory.import.done', { count: changes })} />}
      {!isDone && changes === 0 && <FlashMessage title={texts('inventory.import.nothing')} />}
      <DataTable
        look="dense"
        caption={texts('inventory.import.verdict')}
        captionHidden
        rows={verdicts}
        rowKey={({ line }) => String(line)}
        columns={[
          { key: 'line', header: texts('inventory.import.line'), cell: ({ line }) => line, align: 'end' },
          { key: 'serial', header: texts('ticket.column.serial-number'), cell: ({ serialNumber }) => serialNumber },
          { key: 'verdict', header: texts('inventory.import.verdict'), cell: (row) => <RowVerdict row={row} /> },
        ]}
      />
    </>
  )
}

const refused = ['serial-unknown', 'plant-unknown', 'words-missing', 'row-repeated', 'machine-retired'] as const

function RowVerdict({ row: { verdict } }: { row: Verdict }) {
  const texts = useTexts()
  if (verdict === 'renamed' || verdict === 'moved') {
    return <StatusBadge tone="info">{texts(`inventory.verdict.${verdict}`)}</StatusBadge>
  }
  const reason = refused.find((one) => one === verdict)
  if (reason) return <StatusBadge tone="error">{texts(`inventory.verdict.${reason}`)}</StatusBadge>
  return <StatusBadge tone="plain">{texts('inventory.verdict.stays')}</StatusBadge>
}
