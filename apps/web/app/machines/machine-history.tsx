import { formatDate } from '@ferrule/texts/format-date'
import { DataTable } from '@ferrule/ui/data-table'
import { useTexts } from '../frame/texts.tsx'
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import { Panel } from '../portal/portal-page.tsx'
import type { Record } from './machine-record.tsx'
import { ownTimeZone } from '../frame/own-time-zone.ts'

/** Where the machine has stood. */
export function MachineHistory({ moves }: { moves: Record['moves'] }) {
  const texts = useTexts()
  const language = useReaderLanguage()
  const timeZone = ownTimeZone()
  return (
    <Panel id="history" title={texts('machine.history')}>
      {moves.length === 0 ? (
        <p>{texts('machine.move.none')}</p>
      ) : (
        <DataTable
          look="dense"
          caption={texts('inventory.place')}
          captionHidden
          rows={moves}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'date',
              header: texts('component.date'),
              cell: ({ movedAt }) => formatDate(new Date(movedAt), language, { timeZone, month: 'short' }),
              noWrap: true,
            },
            {
              key: 'from',
              header: texts('component.from'),
              cell: ({ fromPlant, fromPlace }) => `${fromPlant}, ${fromPlace}`,
            },
            { key: 'to', header: texts('component.to'), cell: ({ toPlant, toPlace }) => `${toPlant}, ${toPlace}` },
            { key: 'by', header: texts('machine.by'), cell: ({ movedBy }) => movedBy },
          ]}
        />
      )}
    </Panel>
  )
}
