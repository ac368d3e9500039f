import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPrefilledAnswers } from './read-prefilled-answers.ts'
import { requestForms, requestKinds } from './request.ts'
import { fieldsOf, type RequestForm } from './read-form.ts'

test.each([
  ['service', 'requestedService=spare-parts&machineName=Axion+56&serialNumber=56-1184-207'],
  ['licence', 'product=Wire+Flow'],
] as const)('a link fills in the %s form', (kind, search) => {
  const query = new URLSearchParams(search)
  expect(readPrefilledAnswers(kind, query)).toEqual(Object.fromEntries(query))
})

test.each([
  ['an unknown service', 'service', 'requestedService=free-beer'],
  ['a line break', 'licence', 'product=a%0Ab'],
  ['too long a text', 'service', `machineName=${'a'.repeat(121)}`],
  ['data of the visitor', 'service', 'email=mallory@example.org&firstName=Mallory'],
  ['an empty value', 'service', 'reason='],
] as const)('%s is left out', (_, kind, search) => {
  expect(readPrefilledAnswers(kind, new URLSearchParams(search))).toEqual({})
})

test('filled-in answers always follow the rules of the form', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...requestKinds),
      fc.string(),
      fc.constantFrom('product', 'subject', 'reason', 'message'),
      (kind, value, name) => {
        const form: RequestForm<unknown> = requestForms[kind]
        for (const [field, answer] of Object.entries(readPrefilledAnswers(kind, [[name, value]]))) {
          expect(fieldsOf(form)).toContain(field)
          expect(form.answers.shape[field]?.safeParse(answer).data).toBe(answer)
        }
      },
    ),
  )
})
