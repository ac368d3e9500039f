import { idempotencyKey } from '@ferrule/domain/requests/form-fields'
import { expect, test } from 'vitest'
import { withIdempotencyKey } from './with-idempotency-key.ts'

const keyOf = async (form: string, input: object) => (await withIdempotencyKey(form, input)).idempotencyKey

test('the same input of one form has the same key, which is valid for the data service', async () => {
  const key = await keyOf('a', { text: 'The seal leaks.' })
  expect(await keyOf('a', { text: 'The seal leaks.' })).toBe(key)
  expect(idempotencyKey.safeParse(key).success).toBe(true)
})

test.each([
  ['other input', 'a', 'The seal leaks again.'],
  ['another form', 'b', 'The seal leaks.'],
])('%s has another key', async (_, form, text) => {
  expect(await keyOf(form, { text })).not.toBe(await keyOf('a', { text: 'The seal leaks.' }))
})

test('does not change the input', async () => {
  expect(await withIdempotencyKey('a', { text: 'ü', files: ['1'] })).toMatchObject({ text: 'ü', files: ['1'] })
})
