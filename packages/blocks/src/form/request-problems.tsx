import { ErrorSummary } from '@ferrule/ui/error-summary'
import type { RequestFormLabels } from './request-form-labels.ts'

type RequestProblemsProps = {
  /** The id of the form, and the prefix of the ids of its fields. */
  id: string
  labels: RequestFormLabels
  /** Error messages of the answers. */
  problems: Readonly<Record<string, string>>
}

/** The validation errors of a form, each linked to its field. */
export function RequestProblems({ id, problems, labels }: RequestProblemsProps) {
  const invalid = labels.groups
    .flatMap(({ questions }) => questions)
    .flatMap(({ field, label }) => {
      const text = problems[field]
      return text === undefined ? [] : [{ field: `${id}${field}`, label, text }]
    })
  if (invalid.length === 0) return null
  // If two fields have the same message, the links must name their fields.
  const isUnique = (text: string) => invalid.filter((other) => other.text === text).length === 1
  const errors = invalid.map(({ field, label, text }) => ({ field, text: isUnique(text) ? text : `${label}: ${text}` }))
  return <ErrorSummary title={labels.problems(errors.length)} errors={errors} id={`${id}problems`} />
}
