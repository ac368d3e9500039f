import { expect, test } from 'vitest'
import { mailsFor, sendContactRequest } from '../support/contact-request.ts'
import { killHard, waitUntilReady, whileStopped } from '../support/processes.ts'
import { eventually } from '../support/request.ts'

test('a worker killed between the request and its mail sends it once when it is back', async () => {
  const key = crypto.randomUUID()
  await whileStopped('mailbox', async () => {
    await sendContactRequest(key, 'Please send samples.')
    // By now the worker has taken the job and failed at the mail server.
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await killHard('worker')
  })
  await waitUntilReady('worker')
  await eventually(
    () => mailsFor(key),
    (mails) => mails.length > 0,
  )
  await new Promise((resolve) => setTimeout(resolve, 3000))
  expect(await mailsFor(key)).toHaveLength(1)
})
