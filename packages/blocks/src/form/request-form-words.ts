import type { FieldLabels } from '@ferrule/ui/field'
import type { SelectOption } from '@ferrule/ui/select'

/** How a question is answered. */
type Look =
  | { look: 'line' | 'email' | 'telephone' | 'text' }
  /** The list is made when it is drawn: that of the countries is long. */
  | { look: 'select'; options: () => SelectOption[]; placeholder: string }
  | { look: 'choice'; options: () => SelectOption[] }
  | { look: 'tick' }

/** One question in the reader's language. */
export type Question = Look & {
  field: string
  label: string
  hint?: string
  optional?: boolean
  /** Needs the width of both columns. */
  whole?: boolean
  maxLength?: number
  autoComplete?: string
  /** Asked only while the tick of this name is set. */
  onlyWith?: string
}

export type QuestionGroup = { id: string; title?: string; note?: string; questions: Question[] }

/** The words of a form in the reader's language. */
export type RequestFormWords = {
  groups: QuestionGroup[]
  fields: FieldLabels
  /** Marks what must be answered by a star, instead of marking what need not be. */
  starred?: boolean
  send: string
  promise: string
  problems: (count: number) => string
  leaveEmpty: string
}
