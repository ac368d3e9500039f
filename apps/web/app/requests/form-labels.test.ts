import { loadTexts } from '@ferrule/texts/load-texts'
import { expect, test } from 'vitest'
import { formLabels } from './form-labels.ts'

const texts = await loadTexts('en')
const labelOf = (field: string, topic: 'application' | 'demo' | null) =>
  formLabels('contact', { texts, language: 'en', topic })
    .groups.flatMap(({ questions }) => questions)
    .find((question) => question.field === field)?.label

test('applicants are asked for their employer or school', () => {
  expect([labelOf('company', 'application'), labelOf('company', 'demo'), labelOf('company', null)]).toEqual([
    'Current employer or school',
    'Company',
    'Company',
  ])
})

test('a form with a topic takes a message, and the form without one a question', () => {
  expect([labelOf('message', 'demo'), labelOf('message', null)]).toEqual(['Message', 'Your question'])
  expect(formLabels('contact', { texts, language: 'en', topic: 'demo' }).send).toBe('Send request')
})
