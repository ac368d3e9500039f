import type { Example } from '../example.ts'
import { Fields } from '../form-layout/form-layout.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'

const labels = { optional: '(optional)', error: 'Error:' }

export const errorSummaryExamples: Example[] = [
  {
    name: 'with the field it leads to',
    render: () => (
      <>
        <ErrorSummary
          id="summary-one"
          takesFocus={false}
          title="There is a problem with one answer"
          errors={[{ field: 'summary-mail', text: 'Please enter a valid E-Mail' }]}
        />
        <TextField
          name="summary-mail"
          type="email"
          label="E-mail"
          labels={labels}
          error="Please enter a valid E-Mail"
          defaultValue="m.holzer@brenner"
        />
      </>
    ),
  },
  {
    name: 'several answers, long words',
    language: 'de',
    render: () => (
      <>
        <ErrorSummary
          id="summary-many"
          takesFocus={false}
          title="Bei zwei Antworten stimmt etwas nicht: Maschinenidentifikationsnummernangaben"
          errors={[
            { field: 'summary-serial', text: 'Bitte eine gültige Maschinenidentifikationsnummer eingeben' },
            { field: 'summary-section', text: 'Leitungsquerschnittsüberwachungsparameterüberschreitung' },
          ]}
        />
        <Fields>
          <TextField name="summary-serial" label="Seriennummer" labels={labels} />
          <TextField name="summary-section" label="Querschnitt" labels={labels} />
        </Fields>
      </>
    ),
  },
]
