import { Button } from '@ferrule/ui/button'
import { DataTable } from '@ferrule/ui/data-table'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { ModalDialog } from '@ferrule/ui/modal-dialog'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ChooseTextFile } from '../files/choose-text-file.tsx'
import { useTexts } from '../frame/texts.tsx'
import { attempt } from './attempt.ts'
import type { ChangeFailure } from './change.ts'
import { FailureMessage } from './failure-message.tsx'
import { ImportUsers as Import, type ImportUsersMutation } from './import-users.generated.ts'
import { outcomeTexts } from './import-outcomes.ts'
import classes from './user-admin.module.css'

type ImportRow = ImportUsersMutation['importUsers']['rows'][number]
type Imported = { csv: string; rows: ImportRow[]; isDone: boolean }

type ImportUsersProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Invites the users of a CSV file: shows the outcome of each row first, then sends the invites. */
export function ImportUsers({ open, onOpenChange }: ImportUsersProps) {
  const texts = useTexts()
  const { revalidate } = useRevalidator()
  const [imported, setImported] = useState<Imported>()
  const [failure, setFailure] = useState<ChangeFailure>()
  const [isSending, setIsSending] = useState(false)
  const send = async (csv: string, isTrial: boolean) => {
    setIsSending(true)
    const sent = await attempt(async (query) => (await query(Import, { csv, isTrial })).importUsers)
    setFailure(sent.failure)
    if (!sent.failure) {
      setImported({ csv, rows: sent.payload.rows, isDone: !isTrial })
      if (!isTrial) await revalidate()
    }
    setIsSending(false)
  }
  const choose = async (csv: string | undefined) => {
    setImported(undefined)
    setFailure(undefined)
    if (csv !== undefined) await send(csv, true)
  }
  const invites = imported?.rows.filter(({ outcome }) => outcome === 'invites').length ?? 0
  return (
    <ModalDialog
      title={texts('component.import-csv')}
      closeLabel={texts('component.close')}
      place="side"
      open={open}
      onOpenChange={(isOpen) => {
        void choose(undefined)
        onOpenChange(isOpen)
      }}
      footer={
        imported &&
        !imported.isDone &&
        invites > 0 && (
          <Button loading={isSending} onClick={() => void send(imported.csv, false)}>
            {texts('user-admin.import.apply', { count: invites })}
          </Button>
        )
      }
    >
      <div className={classes.form}>
        <p>{texts('user-admin.import.text')}</p>
        <ChooseTextFile
          label={texts('user-admin.import.file')}
          accept=".csv,text/csv"
          onChoose={(csv) => void choose(csv)}
        />
        {failure && <FailureMessage title={texts('user-admin.import.failed')} failures={[failure]} />}
        {imported && <ImportResult {...imported} invites={invites} />}
      </div>
    </ModalDialog>
  )
}

/** The outcome of each row. */
export function ImportResult({ rows, isDone, invites }: Omit<Imported, 'csv'> & { invites: number }) {
  const texts = useTexts()
  return (
    <>
      {isDone && <FlashMessage kind="success" title={texts('user-admin.import.done', { count: invites })} />}
      {!isDone && invites === 0 && <FlashMessage title={texts('user-admin.import.nothing')} />}
      <DataTable
        variant="dense"
        caption={texts('user-admin.import.result')}
        captionHidden
        rows={rows}
        rowKey={({ line }) => String(line)}
        columns={[
          { key: 'line', header: texts('user-admin.import.line'), cell: ({ line }) => line, align: 'end' },
          { key: 'email', header: texts('user-admin.email'), cell: ({ email }) => email, rowHeader: true },
          { key: 'outcome', header: texts('user-admin.import.result'), cell: (row) => <Outcome {...row} /> },
        ]}
      />
    </>
  )
}

function Outcome({ outcome }: ImportRow) {
  const texts = useTexts()
  const { text, tone } = outcomeTexts[outcome] ?? { text: 'user-admin.status.unknown', tone: 'error' }
  return <StatusBadge tone={tone}>{texts(text)}</StatusBadge>
}
