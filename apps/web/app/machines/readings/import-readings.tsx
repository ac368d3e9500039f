import { readingSeries, seriesDefinitions } from '@ferrule/domain/machines/readings/reading-series'
import {
  maxReadingRows,
  readingColumns,
  readingRefusals,
} from '@ferrule/domain/machines/readings/validate-reading-rows'
import { formatNumber } from '@ferrule/texts/format-number'
import { Button } from '@ferrule/ui/button'
import { DataTable } from '@ferrule/ui/data-table'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { ModalDialog } from '@ferrule/ui/modal-dialog'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { queryDataService } from '../../data-service/query-data-service.ts'
import { ChooseTextFile } from '../../files/choose-text-file.tsx'
import { useTexts } from '../../frame/texts.tsx'
import { useUserLanguage } from '../../frame/use-user-language.ts'
import { ImportReadings as Import, type ImportReadingsMutation } from './import-readings.generated.ts'
import { toReadingLabels } from './reading-labels.ts'
import classes from './readings.module.css'

type ImportState = 'idle' | 'loading' | 'table-unreadable' | 'too-many-rows' | 'failed'
type Imported = { csv: string; result: ImportReadingsMutation['importReadings']; isDone: boolean }

/** The body of a request has at most 256 KiB, which two bytes for each character do not reach. */
const maxCharacters = 90_000

/** Imports a CSV file of readings: shows first which lines would be skipped. */
export function ImportReadings({ serialNumber }: { serialNumber: string }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { revalidate } = useRevalidator()
  const [isOpen, setIsOpen] = useState(false)
  const [imported, setImported] = useState<Imported>()
  const [state, setState] = useState<ImportState>('idle')
  const count = formatNumber(maxReadingRows, language)
  const columns = readingColumns.join(', ')
  const send = async (csv: string, isTrial: boolean) => {
    setState('loading')
    try {
      const { importReadings: result } = await queryDataService(Import, { serialNumber, csv, isTrial })
      setState(toState(result.refusal))
      if (result.refusal !== null) return
      setImported({ csv, result, isDone: !isTrial })
      if (!isTrial) await revalidate()
    } catch {
      setState('failed')
    }
  }
  const choose = async (csv: string | undefined) => {
    setImported(undefined)
    if (csv === undefined) return
    if (csv.length > maxCharacters) setState('too-many-rows')
    else await send(csv, true)
  }
  const messages: Partial<Record<ImportState, string>> = {
    'table-unreadable': texts('readings.import.unreadable', { columns }),
    'too-many-rows': texts('readings.import.too-large', { count }),
    failed: texts('readings.import.failed'),
  }
  const message = messages[state]
  const isReady = imported !== undefined && !imported.isDone && imported.result.accepted > 0
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {texts('readings.import')}
      </Button>
      <ModalDialog
        title={texts('readings.import')}
        closeLabel={texts('component.close')}
        place="side"
        open={isOpen}
        onOpenChange={(open) => {
          setImported(undefined)
          setState('idle')
          setIsOpen(open)
        }}
        footer={
          isReady && (
            <Button loading={state === 'loading'} onClick={() => void send(imported.csv, false)}>
              {texts('readings.import.apply', { count: imported.result.accepted })}
            </Button>
          )
        }
      >
        <div className={classes.import}>
          <p>{texts('readings.import.text', { count, columns, example: '2026-11-18T06:00:00Z' })}</p>
          <ChooseTextFile
            label={texts('inventory.import.file')}
            accept=".csv,text/csv"
            onChoose={(csv) => void choose(csv)}
          />
          {message && <FlashMessage kind="error" title={message} />}
          {imported ? <Outcome imported={imported} /> : <KnownSeries />}
        </div>
      </ModalDialog>
    </>
  )
}

function toState(refusal: string | null): ImportState {
  if (refusal === null) return 'idle'
  return refusal === 'table-unreadable' || refusal === 'too-many-rows' ? refusal : 'failed'
}

function Outcome({ imported: { result, isDone } }: { imported: Imported }) {
  const texts = useTexts()
  const { saved, skipped } = result
  return (
    <>
      {isDone && <FlashMessage kind="success" title={texts('readings.import.done', { count: saved })} />}
      {skipped.length > 0 && (
        <>
          <FlashMessage title={texts('readings.import.skipped', { count: skipped.length })} />
          <DataTable
            variant="dense"
            caption={texts('inventory.import.result')}
            captionHidden
            rows={skipped}
            rowKey={({ line }) => String(line)}
            columns={[
              { key: 'line', header: texts('inventory.import.line'), cell: ({ line }) => line, align: 'end' },
              {
                key: 'reason',
                header: texts('inventory.import.result'),
                cell: ({ reason }) => {
                  const known = readingRefusals.find((one) => one === reason)
                  return known ? texts(`readings.outcome.${known}`) : reason
                },
              },
            ]}
          />
        </>
      )}
    </>
  )
}

/** The values of the columns series and unit. */
function KnownSeries() {
  const texts = useTexts()
  const labels = toReadingLabels(texts, useUserLanguage())
  return (
    <DataTable
      variant="dense"
      caption={texts('readings.series')}
      captionHidden
      rows={readingSeries}
      rowKey={(series) => series}
      columns={[
        {
          key: 'series',
          header: texts('readings.series'),
          rowHeader: true,
          cell: (series) => (
            <>
              <code>{series}</code>
              {`, ${labels.name(series)}`}
            </>
          ),
        },
        {
          key: 'unit',
          header: texts('readings.unit'),
          cell: (series) => <code>{seriesDefinitions[series].unit}</code>,
        },
      ]}
    />
  )
}
