import type { ContactField, ContactProblem } from '@ferrule/domain/requests/contact-form'
import type { TextKey } from '@ferrule/texts/catalogue'
import { useTexts } from '../frame/texts.tsx'

const words = {
  firstName: 'validation.first-name',
  lastName: 'validation.last-name',
  email: 'validation.email',
  company: 'validation.company',
  country: 'validation.country',
  message: 'validation.message',
} as const satisfies Record<ContactField, TextKey>

/** What is wrong with each answer, in words. */
export function useContactProblems(problems: readonly ContactProblem[]): Partial<Record<ContactField, string>> {
  const texts = useTexts()
  return Object.fromEntries(
    problems.map(({ field, max }) => [
      field,
      max === undefined ? texts(words[field]) : texts('validation.too-long', { max }),
    ]),
  )
}
