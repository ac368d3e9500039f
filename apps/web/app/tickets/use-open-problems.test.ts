import { expect, test } from 'vitest'
import { findFormProblems } from './use-open-problems.ts'

const complete = {
  locationId: '5e1f4f7e-0000-4000-8000-000000000001',
  affectedMachine: 'not-listed',
  type: 'repair',
  concern: 'quality',
  subject: 'Length drifts',
  description: 'After 20 minutes.',
}

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test.each([
  ['nothing', complete, []],
  ['the subject', { ...complete, subject: '' }, ['subject']],
  ['subject and type, in the order of the form', { ...complete, subject: '', type: '' }, ['type', 'subject']],
  ['a file that is not uploaded yet', { ...complete, unsent: '' }, ['files']],
])('finds %s', (_, values, problems) => {
  expect(findFormProblems(formOf(values))).toEqual(problems)
})
