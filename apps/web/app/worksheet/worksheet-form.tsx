import type { ProcessAttribute } from '@ferrule/domain/catalogue/match-process'
import type { ProcessFormValues } from '@ferrule/domain/catalogue/process-form'
import type { MeasurementSystem } from '@ferrule/domain/countries/measurement-system'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { SegmentedLinks } from '@ferrule/ui/segmented-control'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import classes from './worksheet.module.css'

export type WorksheetFormProps = {
  system: MeasurementSystem
  answers: ProcessFormValues
  problems: readonly ProcessAttribute[]
  insulations: { code: string; name: string }[]
}

/** A GET form whose result is the same page with matching machines. */
export function WorksheetForm({ system, answers, problems, insulations }: WorksheetFormProps) {
  const { home } = useFrame()
  const texts = useTexts()
  const isMetric = system === 'Metric'
  const labels = { optional: texts('component.optional'), error: texts('component.error-prefix') }
  const errorOf = (attribute: ProcessAttribute, example: string) =>
    problems.includes(attribute) ? texts('worksheet.invalid', { example }) : undefined
  const toUnits = (units: MeasurementSystem, label: string) => ({
    href: `${home}/worksheet?units=${units}`,
    label,
    current: units === system,
  })
  return (
    <form action={`${home}/worksheet`} className={classes.form}>
      <div className={classes.bar}>
        <h2>{texts('worksheet.wire')}</h2>
        <SegmentedLinks
          label={texts('component.units')}
          options={[toUnits('Metric', texts('component.metric')), toUnits('Imperial', texts('component.imperial'))]}
        />
      </div>
      <input type="hidden" name="units" value={system} />
      <div className={classes.fields}>
        <TextField
          name="cross-section"
          label={texts(isMetric ? 'worksheet.cross-section' : 'worksheet.gauge')}
          labels={labels}
          unit={isMetric ? 'mm²' : 'AWG'}
          defaultValue={answers.crossSectionMm2}
          error={errorOf('crossSectionMm2', isMetric ? '2.5' : '12')}
          maxLength={40}
        />
        <TextField
          name="length"
          label={texts('worksheet.length')}
          labels={labels}
          unit={isMetric ? 'mm' : 'in'}
          defaultValue={answers.lengthMm}
          error={errorOf('lengthMm', isMetric ? '1240' : '48')}
          maxLength={40}
        />
        <Select
          name="insulation"
          label={texts('worksheet.insulation')}
          labels={labels}
          placeholder={texts('worksheet.any')}
          defaultValue={answers.insulation}
          options={insulations.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <TextField
          name="output"
          label={texts('worksheet.output')}
          labels={labels}
          inputMode="numeric"
          defaultValue={answers.piecesPerHour}
          error={errorOf('piecesPerHour', '3600')}
          maxLength={40}
        />
      </div>
      <div className={classes.actions}>
        <Button type="submit">{texts('worksheet.find')}</Button>
        <ButtonLink variant="quiet" href={`${home}/worksheet`}>
          {texts('worksheet.clear')}
        </ButtonLink>
      </div>
    </form>
  )
}
