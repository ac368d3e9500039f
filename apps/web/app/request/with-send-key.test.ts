import { idempotencyKey } from '@ferrule/domain/requests/form-fields'
import { expect, test } from 'vitest'
import { withSendKey } from './with-send-key.ts'

const keyOf = async (form: string, said: object) => (await withSendKey(form, said)).idempotencyKey

test('the same words of one form have one key, which the data service takes', async () => {
  const key = await keyOf('a', { text: 'The seal leaks.' })
  expect(await keyOf('a', { text: 'The seal leaks.' })).toBe(key)
  expect(idempotencyKey.safeParse(key).success).toBe(true)
})

test.each([
  ['other words', 'a', 'The seal leaks again.'],
  ['another form', 'b', 'The seal leaks.'],
])('%s have another key', async (_, form, text) => {
  expect(await keyOf(form, { text })).not.toBe(await keyOf('a', { text: 'The seal leaks.' }))
})

test('what is said is sent as it is', async () => {
  expect(await withSendKey('a', { text: 'ü', files: ['1'] })).toMatchObject({ text: 'ü', files: ['1'] })
})
