import { isSameInBoth, type FormattedValue, type TechnicalDataRow } from '@ferrule/domain/catalogue/technical-data-rows'
import type { MeasurementSystem } from '@ferrule/domain/countries/measurement-system'
import { SegmentedControl } from '@ferrule/ui/segmented-control'
import { useTexts } from '../frame/texts.tsx'
import { measurementSystemCookie } from '../visit/visitor-cookies.ts'
import classes from './value-with-unit.module.css'

type ValueInBothSystemsProps = {
  row: Pick<TechnicalDataRow, 'metric' | 'imperial'>
  /** `tspan` within a drawing. */
  as?: 'span' | 'tspan'
}

/** A value in both systems; the style sheet shows the one that the unit switch of the page selects. */
export function ValueInBothSystems({ row, as: Element = 'span' }: ValueInBothSystemsProps) {
  if (isSameInBoth(row)) return <ValueWithUnit {...row.metric} />
  return (
    <>
      <Element className={classes.metric}>
        <ValueWithUnit {...row.metric} />
      </Element>
      <Element className={classes.imperial}>
        <ValueWithUnit {...row.imperial} />
      </Element>
    </>
  )
}

/** A value with its unit, in one system. */
export function ValueWithUnit({ value, unit }: FormattedValue) {
  return (
    <>
      {value}
      {unit && <span className={classes.unit}> {unit}</span>}
    </>
  )
}

/** Works without JavaScript; with it the choice is saved in a cookie and the surrounding form is submitted. */
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
