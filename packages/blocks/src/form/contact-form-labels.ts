import type { ContactField } from '@ferrule/domain/requests/contact-form'
import type { FieldLabels } from '@ferrule/ui/field'
import type { SelectOption } from '@ferrule/ui/select'

/** The words of the contact form in the reader's language. */
export type ContactFormLabels = {
  fields: FieldLabels
  questions: Record<ContactField, string>
  messageHint: string
  selectCountry: string
  /** Every country, in the order of the language. */
  countries: () => SelectOption[]
  send: string
  promise: string
  problems: (count: number) => string
}
