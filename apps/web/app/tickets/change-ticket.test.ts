import { expect, test } from 'vitest'
import { changeTicket } from './change-ticket.ts'

test.each(['', 'unknown'])('answers 400 to the unknown intent %j', async (intent) => {
  const form = new FormData()
  form.set('intent', intent)
  await expect(changeTicket(form, '1')).rejects.toMatchObject({ status: 400 })
})
