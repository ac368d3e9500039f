import { parseSeries } from '@ferrule/domain/machines/readings/reading-series'
import { toReadingsCsv } from '@ferrule/domain/machines/readings/readings-csv'
import { Button } from '@ferrule/ui/button'
import { SmallIcon } from '@ferrule/ui/icon'
import { useTexts } from '../../frame/texts.tsx'
import { saveContent } from '../../portal/save-content.ts'
import type { LoadedReadings } from './loaded-readings.ts'

/** Saves the values that the charts show, in the form of an import. */
export function ExportReadings({ charts, name }: { charts: LoadedReadings['charts']; name: string }) {
  const texts = useTexts()
  const save = () => saveContent(name, 'text/csv;charset=utf-8', toReadingsCsv(charts.flatMap(toRows)))
  return (
    <Button variant="secondary" onClick={save}>
      <SmallIcon name="download" />
      {texts('component.export-csv')}
    </Button>
  )
}

function toRows({ series: name, points }: LoadedReadings['charts'][number]) {
  const series = parseSeries(name)
  if (!series) return []
  return points.flatMap(({ at, value }) => (value === null ? [] : [{ at: new Date(at).toISOString(), series, value }]))
}
