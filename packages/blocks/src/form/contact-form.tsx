import { type ContactField, contactFields } from '@ferrule/domain/requests/contact-form'
import { Button } from '@ferrule/ui/button'
import { ErrorSummary } from '@ferrule/ui/error-summary'
import { Fields, WholeRow } from '@ferrule/ui/form-layout'
import { Select } from '@ferrule/ui/select'
import { TextArea, TextField } from '@ferrule/ui/text-field'
import { useId } from 'react'
import classes from './contact-form.module.css'
import type { ContactFormLabels } from './contact-form-labels.ts'

type ContactFormProps = {
  /** Where it is sent to. */
  action: string
  labels: ContactFormLabels
  subject: string | null
  /** Of this showing of the form. A page that everybody shares has none. */
  idempotencyKey?: string | undefined
  answers?: Partial<Record<ContactField, string>>
  /** What is wrong with an answer, in words. */
  problems?: Partial<Record<ContactField, string>>
}

/** A plain form: it works without script. The server checks it, so that every reader gets our words, not the browser's. */
export function ContactForm({
  action,
  labels,
  subject,
  idempotencyKey,
  answers = {},
  problems = {},
}: ContactFormProps) {
  // Two forms may stand on one page.
  const id = useId()
  const frame = (name: ContactField) => ({
    name,
    id: `${id}${name}`,
    label: labels.questions[name],
    labels: labels.fields,
    error: problems[name],
    defaultValue: answers[name],
    required: true,
  })
  return (
    <form action={action} method="post" noValidate className={classes.form}>
      <Summary id={id} problems={problems} labels={labels} />
      {subject && <input type="hidden" name="subject" value={subject} />}
      {idempotencyKey && <input type="hidden" name="idempotencyKey" value={idempotencyKey} />}
      <Fields>
        <TextField {...frame('firstName')} autoComplete="given-name" maxLength={100} />
        <TextField {...frame('lastName')} autoComplete="family-name" maxLength={100} />
        <TextField {...frame('email')} type="email" autoComplete="email" maxLength={254} />
        <TextField {...frame('company')} autoComplete="organization" maxLength={200} />
        <Select
          {...frame('country')}
          autoComplete="country"
          options={labels.countries()}
          placeholder={labels.selectCountry}
        />
        <WholeRow>
          <TextArea {...frame('message')} hint={labels.messageHint} rows={6} maxLength={5000} />
        </WholeRow>
      </Fields>
      <div className={classes.end}>
        <Button type="submit">{labels.send}</Button>
        <p className={classes.promise}>{labels.promise}</p>
      </div>
    </form>
  )
}

type SummaryProps = Required<Pick<ContactFormProps, 'problems' | 'labels'>> & { id: string }

function Summary({ id, problems, labels }: SummaryProps) {
  const errors = contactFields.flatMap((name) => {
    const text = problems[name]
    return text === undefined ? [] : [{ field: `${id}${name}`, text }]
  })
  return errors.length > 0 ? (
    <ErrorSummary title={labels.problems(errors.length)} errors={errors} id={`${id}problems`} />
  ) : null
}
