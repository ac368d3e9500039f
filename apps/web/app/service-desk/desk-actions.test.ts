import { expect, test } from 'vitest'
import { runDeskAction } from './desk-actions.ts'

const formWith = (intent: string) => {
  const form = new FormData()
  form.set('intent', intent)
  return form
}
const actions = { take: async () => null, finish: async () => 'ticket-closed' }

test.each(['', 'unknown', 'toString', '__proto__'])('answers 400 to the unknown intent %j', async (intent) => {
  await expect(runDeskAction(formWith(intent), '1', actions)).rejects.toMatchObject({ status: 400 })
})

test('returns the refusal of a known intent', async () => {
  const result = await runDeskAction(formWith('finish'), '1', actions)
  expect(result).toMatchObject({ intent: 'finish', refusal: 'ticket-closed' })
})

test('returns the refusal `failed` after an error, so that the form keeps its input', async () => {
  const failing = { take: () => Promise.reject(new Error('no connection')) }
  expect(await runDeskAction(formWith('take'), '1', failing)).toMatchObject({ refusal: 'failed', done: 0 })
})
