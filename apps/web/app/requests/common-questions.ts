import type { Question } from '@ferrule/blocks/form/request-form-labels'
import type { Language } from '@ferrule/domain/locales/language'
import type { Texts } from '@ferrule/texts/load-texts'
import { countriesIn } from './countries-in.ts'

export type CommonQuestions = ReturnType<typeof commonQuestions>

/** Returns the questions that several forms share. */
export function commonQuestions(texts: Texts, language: Language) {
  const line = (field: string, label: string, more: Partial<Question> = {}) =>
    ({ field, variant: 'line', label, maxLength: 100, ...more }) as Question
  return {
    line,
    firstName: line('firstName', texts('field.first-name'), { autoComplete: 'given-name' }),
    lastName: line('lastName', texts('field.last-name'), { autoComplete: 'family-name' }),
    email: line('email', texts('field.email'), { variant: 'email', autoComplete: 'email', maxLength: 254 }),
    company: line('company', texts('field.company'), { autoComplete: 'organization', maxLength: 200 }),
    country: {
      field: 'country',
      variant: 'select',
      label: texts('field.country'),
      options: () => countriesIn(language),
      placeholder: texts('field.select-country'),
      autoComplete: 'country',
    },
    product: line('product', texts('field.product'), { maxLength: 200 }),
    serialNumber: line('serialNumber', texts('field.serial-number'), {
      hint: texts('field.serial-number-hint', { example: '56-1184-207' }),
      maxLength: 60,
    }),
    message: { field: 'message', variant: 'text', label: texts('field.message'), fullWidth: true, maxLength: 5000 },
    privacy: { field: 'privacy', variant: 'checkbox', label: texts('field.privacy'), fullWidth: true },
  } as const satisfies Record<string, Question | typeof line>
}
