import { maxWires } from '@ferrule/domain/catalogue/assess-wires'
import { switchUnits, toWorksheetQuery } from '@ferrule/domain/catalogue/worksheet-rows'
import type { MeasurementSystem } from '@ferrule/domain/countries/measurement-system'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { SmallIcon } from '@ferrule/ui/icon'
import { SegmentedLinks } from '@ferrule/ui/segmented-control'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { WireRow } from './wire-row.tsx'
import type { Insulations, WorksheetWire } from './worksheet-wire.ts'
import classes from './worksheet.module.css'

export type WorksheetFormProps = { system: MeasurementSystem; wires: WorksheetWire[]; insulations: Insulations }

/** A GET form with a row for each wire, whose result is the same page with the machines that fit. */
export function WorksheetForm({ system, wires, insulations }: WorksheetFormProps) {
  const { home } = useFrame()
  const texts = useTexts()
  const address = `${home}/worksheet`
  const rows = wires.map(({ typed }) => typed)
  const toUnits = (units: MeasurementSystem, label: string) => ({
    href: `${address}?${toWorksheetQuery(units === system ? rows : switchUnits(rows, system), units)}`,
    label,
    current: units === system,
  })
  return (
    <form action={address} className={classes.form}>
      {/* The Enter key presses the first button of a form; without this one it would remove the first wire. */}
      <button type="submit" className={classes.first} tabIndex={-1} aria-hidden="true">
        {texts('worksheet.find')}
      </button>
      <div className={classes.bar}>
        <h2>{texts('worksheet.wires')}</h2>
        <SegmentedLinks
          label={texts('component.units')}
          options={[toUnits('Metric', texts('component.metric')), toUnits('Imperial', texts('component.imperial'))]}
        />
      </div>
      <input type="hidden" name="units" value={system} />
      <div className={classes.rows}>
        {wires.map((wire, position) => (
          <WireRow
            key={position}
            wire={{ ...wire, number: position + 1 }}
            {...{ system, insulations }}
            removable={wires.length > 1}
          />
        ))}
      </div>
      <div className={classes.actions}>
        {wires.length < maxWires && (
          <Button
            variant="secondary"
            type="submit"
            name="add"
            value="1"
            formAction={`${address}#wire-${wires.length + 1}`}
          >
            <SmallIcon name="plus" />
            {texts('worksheet.add')}
          </Button>
        )}
        <p className={classes.count}>{texts('worksheet.count', { count: wires.length, max: maxWires })}</p>
      </div>
      <div className={classes.actions}>
        <Button type="submit">{texts('worksheet.find')}</Button>
        <ButtonLink variant="quiet" href={address}>
          {texts('worksheet.clear')}
        </ButtonLink>
      </div>
    </form>
  )
}
