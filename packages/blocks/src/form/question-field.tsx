import { Checkbox } from '@ferrule/ui/checkbox'
import { WholeRow } from '@ferrule/ui/form-layout'
import { RadioGroup } from '@ferrule/ui/radio-group'
import { Select } from '@ferrule/ui/select'
import { TextArea, TextField } from '@ferrule/ui/text-field'
import classes from './request-form.module.css'
import type { Question, RequestFormWords } from './request-form-words.ts'

type QuestionFieldProps = {
  question: Question
  id: string
  words: RequestFormWords
  answer: string | undefined
  error: string | undefined
}

/** One question, where and how it is asked. */
export function QuestionField(props: QuestionFieldProps) {
  const { whole, onlyWith } = props.question
  const field = <Asked {...props} />
  const placed = whole ? <WholeRow>{field}</WholeRow> : field
  if (!onlyWith) return placed
  return (
    <div className={classes.dependent} data-with={onlyWith}>
      {placed}
    </div>
  )
}

function Asked({ question, id, words, answer, error }: QuestionFieldProps) {
  const { field: name, label, hint, optional = false, maxLength, autoComplete } = question
  const frame = {
    name,
    id,
    hint,
    error,
    labels: words.fields,
    // Beside stars nothing need say that it is optional.
    ...(words.starred ? { label: optional ? label : `${label} *` } : { label, optional }),
    required: !optional,
  }
  const typed = {
    ...frame,
    ...(answer === undefined ? {} : { defaultValue: answer }),
    ...(maxLength ? { maxLength } : {}),
    ...(autoComplete ? { autoComplete } : {}),
  }
  switch (question.look) {
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
    case 'tick':
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
      return <TextField {...typed} type={inputTypes[question.look]} />
  }
}

const inputTypes = { line: 'text', email: 'email', telephone: 'tel' } as const
