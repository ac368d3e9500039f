import { Button } from '@ferrule/ui/button'
import { Fields, FormActions, FormGroup } from '@ferrule/ui/form-layout'
import { type ReactNode, useId } from 'react'
import { QuestionField } from './question-field.tsx'
import classes from './request-form.module.css'
import type { QuestionGroup, RequestFormLabels } from './request-form-labels.ts'

export type RequestFormProps = {
  /** The URL that the form posts to. */
  action: string
  labels: RequestFormLabels
  /** The subject of the page, for the person who replies. */
  about: string | null
  /** The id of the requested whitepaper. */
  document?: string | null
  /** Unique for each rendering of the form. Cached pages have none. */
  idempotencyKey?: string | undefined
  answers?: Readonly<Record<string, string>>
  /** Error messages of the answers. */
  problems?: Readonly<Record<string, string>>
  /** Renders the error summary above the questions. Cached pages have none. */
  summary?: (id: string) => ReactNode
  /** Rendered after the last question. */
  children?: ReactNode
}

/** A form that works without script. The server validates it, so that errors have our texts, not the browser's. */
export function RequestForm({ action, labels, about, document, children, ...given }: RequestFormProps) {
  const { answers = {}, problems = {}, idempotencyKey, summary } = given
  // A page may contain two forms.
  const id = useId()
  const isGrouped = labels.groups.some(({ title }) => title !== undefined)
  const end = (
    <>
      <Button type="submit">{labels.send}</Button>
      {!isGrouped && <p className={classes.promise}>{labels.promise}</p>}
    </>
  )
  return (
    <form action={action} method="post" noValidate className={`${classes.form} ${isGrouped ? classes.grouped : ''}`}>
      {summary?.(id)}
      {about && <input type="hidden" name="about" value={about} />}
      {document && <input type="hidden" name="document" value={document} />}
      {idempotencyKey && <input type="hidden" name="idempotencyKey" value={idempotencyKey} />}
      {labels.groups.map((group) => (
        <Group key={group.id} {...{ id, group, labels, answers, problems }} />
      ))}
      <Honeypot label={labels.leaveEmpty} />
      {children}
      {isGrouped ? <FormActions note={labels.promise}>{end}</FormActions> : <div className={classes.end}>{end}</div>}
    </form>
  )
}

type GroupProps = Required<Pick<RequestFormProps, 'answers' | 'problems'>> & {
  id: string
  labels: RequestFormLabels
  group: QuestionGroup
}

function Group({ id, group: { id: name, title, note, questions }, labels, answers, problems }: GroupProps) {
  const fields = questions.map((question) => (
    <QuestionField
      key={question.field}
      question={question}
      id={`${id}${question.field}`}
      labels={labels}
      answer={answers[question.field]}
      error={problems[question.field]}
    />
  ))
  if (title === undefined) return <Fields>{fields}</Fields>
  return (
    <FormGroup id={`${id}${name}`} title={title} {...(note ? { note } : {})}>
      {fields}
    </FormGroup>
  )
}

/** A honeypot: people can neither see nor focus it, so only bots fill it in. */
function Honeypot({ label }: { label: string }) {
  return (
    <label className={classes.empty} aria-hidden="true">
      {label}
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  )
}
