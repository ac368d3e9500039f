import type { ProcessAttribute } from '@ferrule/domain/catalogue/match-process'
import type { MeasurementSystem } from '@ferrule/domain/countries/measurement-system'
import { Button } from '@ferrule/ui/button'
import { SmallIcon } from '@ferrule/ui/icon'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import { useTexts } from '../frame/texts.tsx'
import type { Insulations, NumberedWire } from './worksheet-wire.ts'
import classes from './worksheet.module.css'

type WireRowProps = { wire: NumberedWire; system: MeasurementSystem; insulations: Insulations; removable: boolean }

/** The fields of one wire. All rows have the same field names; the ids end in the number of the row. */
export function WireRow({ wire: { number, typed, problems }, system, insulations, removable }: WireRowProps) {
  const texts = useTexts()
  const isMetric = system === 'Metric'
  const title = texts('worksheet.wire-number', { number })
  const labels = { optional: texts('component.optional'), error: texts('component.error-prefix') }
  const measure = (name: string, attribute: ProcessAttribute, example: string) => ({
    id: `${name}-${number}`,
    name,
    labels,
    defaultValue: typed[attribute],
    error: problems.includes(attribute) ? texts('worksheet.invalid', { example }) : undefined,
    maxLength: 40,
  })
  return (
    <fieldset className={classes.row} id={`wire-${number}`}>
      <legend>{title}</legend>
      <TextField
        {...{ name: 'name', labels }}
        id={`name-${number}`}
        label={texts('worksheet.name')}
        defaultValue={typed.name}
        placeholder={title}
        maxLength={40}
      />
      <TextField
        {...measure('cross-section', 'crossSectionMm2', isMetric ? '2.5' : '12')}
        label={`${texts(isMetric ? 'worksheet.cross-section' : 'worksheet.gauge')} (${isMetric ? 'mm²' : 'AWG'})`}
      />
      <TextField
        {...measure('length', 'lengthMm', isMetric ? '1240' : '48')}
        label={`${texts('worksheet.length')} (${isMetric ? 'mm' : 'in'})`}
      />
      <Select
        name="insulation"
        id={`insulation-${number}`}
        label={texts('worksheet.insulation')}
        labels={labels}
        placeholder={texts('worksheet.any')}
        defaultValue={typed.insulation}
        options={insulations.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField
        {...measure('output', 'piecesPerHour', '3600')}
        label={texts('worksheet.output')}
        inputMode="numeric"
      />
      {removable && (
        <div className={classes.remove}>
          <Button
            variant="quiet"
            type="submit"
            name="remove"
            value={number}
            aria-label={texts('component.remove-item', { name: typed.name || title })}
          >
            <SmallIcon name="trash" />
          </Button>
        </div>
      )}
    </fieldset>
  )
}
