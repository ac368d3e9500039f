import { Checkbox } from '@ferrule/ui/checkbox'
import { FullWidthField } from '@ferrule/ui/form-layout'
import { RadioGroup } from '@ferrule/ui/radio-group'
import { Select } from '@ferrule/ui/select'
import { TextArea, TextField } from '@ferrule/ui/text-field'
import classes from './request-form.module.css'
import type { Question, RequestFormLabels } from './request-form-labels.ts'

type QuestionFieldProps = {
  question: Question
  id: string
  labels: RequestFormLabels
  answer: string | undefined
  error: string | undefined
}

/** The field of one question, with its width and its dependency on a checkbox. */
export function QuestionField(props: QuestionFieldProps) {
  const { fullWidth, onlyWith } = props.question
  const field = <Input {...props} />
  const placed = fullWidth ? <FullWidthField>{field}</FullWidthField> : field
  if (!onlyWith) return placed
  return (
    <div className={classes.dependent} data-with={onlyWith}>
      {placed}
    </div>
  )
}

function Input({ question, id, labels, answer, error }: QuestionFieldProps) {
  const { field: name, label, hint, optional = false, maxLength, autoComplete } = question
  const frame = {
    name,
    id,
    hint,
    error,
    labels: labels.fields,
    // A form marks either required fields with a star, or optional fields.
    ...(labels.starred ? { label: optional ? label : `${label} *` } : { label, optional }),
    required: !optional,
  }
  const typed = {
    ...frame,
    ...(answer === undefined ? {} : { defaultValue: answer }),
    ...(maxLength ? { maxLength } : {}),
    ...(autoComplete ? { autoComplete } : {}),
  }
  switch (question.variant) {
    case 'text':
      return <TextArea {...typed} rows={6} />
    case 'select': {
      const { maxLength: _, ...chosen } = typed
      return <Select {...chosen} options={question.options()} placeholder={question.placeholder} />
    }
    case 'choice': {
      const { required: _, ...group } = frame
      return <RadioGroup {...group} options={question.options()} defaultValue={answer ?? ''} inline />
    }
    case 'checkbox':
      return (
        <Checkbox
          {...{ name, id, label, hint }}
          value="yes"
          data-opens={name}
          invalid={error !== undefined}
          defaultChecked={answer === 'yes'}
        />
      )
    default:
      return <TextField {...typed} type={inputTypes[question.variant]} />
  }
}

const inputTypes = { line: 'text', email: 'email', telephone: 'tel' } as const
