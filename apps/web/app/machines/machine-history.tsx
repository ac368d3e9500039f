import { formatDate } from '@ferrule/texts/format-date'
import { DataTable } from '@ferrule/ui/data-table'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { Panel } from '../portal/portal-page.tsx'
import type { LoadedMachine } from './loaded-machine.ts'
import { browserTimeZone } from '../frame/browser-time-zone.ts'

/** The machine's moves between plants and positions. */
export function MachineHistory({ moves }: { moves: LoadedMachine['moves'] }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const timeZone = browserTimeZone()
  return (
    <Panel id="history" title={texts('machine.history')}>
      {moves.length === 0 ? (
        <p>{texts('machine.move.none')}</p>
      ) : (
        <DataTable
          variant="dense"
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
