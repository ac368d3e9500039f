import type { FieldLabels } from '@ferrule/ui/field'
import type { SelectOption } from '@ferrule/ui/select'

/** The input of a question. */
type QuestionVariant =
  | { variant: 'line' | 'email' | 'telephone' | 'text' }
  /** The options are created when they are rendered, because the list of countries is long. */
  | { variant: 'select'; options: () => SelectOption[]; placeholder: string }
  | { variant: 'choice'; options: () => SelectOption[] }
  | { variant: 'checkbox' }

/** A question in the language of the page. */
export type Question = QuestionVariant & {
  field: string
  label: string
  hint?: string
  optional?: boolean
  /** Spans both columns. */
  fullWidth?: boolean
  maxLength?: number
  autoComplete?: string
  /** Shown only while the checkbox of this name is checked. */
  onlyWith?: string
}

export type QuestionGroup = { id: string; title?: string; note?: string; questions: Question[] }

/** The texts of a form in the language of the page. */
export type RequestFormLabels = {
  groups: QuestionGroup[]
  fields: FieldLabels
  /** Marks required fields with a star, instead of marking optional ones. */
  starred?: boolean
  send: string
  promise: string
  problems: (count: number) => string
  leaveEmpty: string
}
