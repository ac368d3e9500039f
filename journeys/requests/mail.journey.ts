import { expect, test } from 'vitest'
import { mailsFor, sendContactRequest } from '../support/contact-request.ts'
import { eventually } from '../support/request.ts'

test('a request sent several times causes one mail', async () => {
  const key = crypto.randomUUID()
  const receipts = new Set(
    await Promise.all(Array.from({ length: 5 }, () => sendContactRequest(key, 'Which press for 6 mm²?'))),
  )
  expect(receipts.size).toBe(1)
  await eventually(
    () => mailsFor(key),
    (mails) => mails.length > 0,
  )
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect(await mailsFor(key)).toHaveLength(1)
})
