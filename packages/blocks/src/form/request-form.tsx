import { Button } from '@ferrule/ui/button'
import { ErrorSummary } from '@ferrule/ui/error-summary'
import { Fields, FormActions, FormGroup } from '@ferrule/ui/form-layout'
import { type ReactNode, useId } from 'react'
import { QuestionField } from './question-field.tsx'
import classes from './request-form.module.css'
import type { QuestionGroup, RequestFormWords } from './request-form-words.ts'

export type RequestFormProps = {
  /** Where it is sent to. */
  action: string
  words: RequestFormWords
  /** What the page is about, for whoever answers. */
  about: string | null
  /** The whitepaper that is asked for. */
  document?: string | null
  /** Of this showing of the form. A page that everybody shares has none. */
  idempotencyKey?: string | undefined
  answers?: Readonly<Record<string, string>>
  /** What is wrong with an answer, in words. */
  problems?: Readonly<Record<string, string>>
  /** After the last question of all. */
  children?: ReactNode
}

/** A plain form: it works without script. The server checks it, so that every reader gets our words, not the browser's. */
export function RequestForm({ action, words, about, document, idempotencyKey, children, ...given }: RequestFormProps) {
  const { answers = {}, problems = {} } = given
  // Two forms may stand on one page.
  const id = useId()
  const isGrouped = words.groups.some(({ title }) => title !== undefined)
  const end = (
    <>
      <Button type="submit">{words.send}</Button>
      {!isGrouped && <p className={classes.promise}>{words.promise}</p>}
    </>
  )
  return (
    <form action={action} method="post" noValidate className={`${classes.form} ${isGrouped ? classes.grouped : ''}`}>
      <Summary {...{ id, problems, words }} />
      {about && <input type="hidden" name="about" value={about} />}
      {document && <input type="hidden" name="document" value={document} />}
      {idempotencyKey && <input type="hidden" name="idempotencyKey" value={idempotencyKey} />}
      {words.groups.map((group) => (
        <Group key={group.id} {...{ id, group, words, answers, problems }} />
      ))}
      <Trap label={words.leaveEmpty} />
      {children}
      {isGrouped ? <FormActions note={words.promise}>{end}</FormActions> : <div className={classes.end}>{end}</div>}
    </form>
  )
}

type GroupProps = Required<Pick<RequestFormProps, 'words' | 'answers' | 'problems'>> & {
  id: string
  group: QuestionGroup
}

function Group({ id, group: { id: name, title, note, questions }, words, answers, problems }: GroupProps) {
  const fields = questions.map((question) => (
    <QuestionField
      key={question.field}
      question={question}
      id={`${id}${question.field}`}
      words={words}
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

/** People neither see nor reach it; who fills it in is a program. */
function Trap({ label }: { label: string }) {
  return (
    <label className={classes.empty} aria-hidden="true">
      {label}
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  )
}

type SummaryProps = Pick<GroupProps, 'problems' | 'words'> & { id: string }

function Summary({ id, problems, words }: SummaryProps) {
  const wrong = words.groups
    .flatMap(({ questions }) => questions)
    .flatMap(({ field, label }) => {
      const text = problems[field]
      return text === undefined ? [] : [{ field: `${id}${field}`, label, text }]
    })
  if (wrong.length === 0) return null
  // Where the same is said of two answers, the link must say which one it leads to.
  const isAlone = (text: string) => wrong.filter((other) => other.text === text).length === 1
  const errors = wrong.map(({ field, label, text }) => ({ field, text: isAlone(text) ? text : `${label}: ${text}` }))
  return <ErrorSummary title={words.problems(errors.length)} errors={errors} id={`${id}problems`} />
}
