import { isSameInBoth, type Measured as Figure, type MeasuredRow } from '@ferrule/domain/catalogue/measured-rows'
import type { MeasurementSystem } from '@ferrule/domain/countries/measurement-system'
import { SegmentedControl } from '@ferrule/ui/segmented-control'
import { useTexts } from '../frame/texts.tsx'
import { measurementSystemCookie } from '../request/reader-cookies.ts'
import classes from './measured.module.css'

/** A figure in both systems; the style sheet shows the one that the switch of the page stands at. */
export function Measured({ row }: { row: Pick<MeasuredRow, 'metric' | 'imperial'> }) {
  if (isSameInBoth(row)) return <OneFigure figure={row.metric} />
  return (
    <>
      <span className={classes.metric}>
        <OneFigure figure={row.metric} />
      </span>
      <span className={classes.imperial}>
        <OneFigure figure={row.imperial} />
      </span>
    </>
  )
}

/** A figure in one system. */
export function OneFigure({ figure: { value, unit } }: { figure: Figure }) {
  return (
    <>
      {value}
      {unit && <span className={classes.unit}> {unit}</span>}
    </>
  )
}

/** Works without script; with it the choice is kept, and a form it stands in is sent. */
export function UnitSwitch({ system }: { system: MeasurementSystem }) {
  const texts = useTexts()
  return (
    <div data-remember={measurementSystemCookie}>
      <SegmentedControl
        name="units"
        label={texts('component.measurement-system')}
        hideLabel
        defaultValue={system}
        options={[
          { value: 'Metric', label: texts('component.metric') },
          { value: 'Imperial', label: texts('component.imperial') },
        ]}
      />
    </div>
  )
}
