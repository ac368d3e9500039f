import { expect, test } from 'vitest'
import { operationIdOf } from './support/operation-id.ts'
import { killHard, whileStopped, waitUntilReady } from './support/processes.ts'
import { newAddress } from './support/request-forms.ts'
import { eventually, request } from './support/request.ts'
import { settings } from './support/settings.ts'

type Mail = { to: { address: string }[] }

/** One address gets one request a minute. */
const addressOf = (idempotencyKey: string) => `erik.${idempotencyKey.slice(0, 8)}@customer.example`

/** Sends the contact form once and answers the key of its receipt. */
async function send(idempotencyKey: string, message: string): Promise<string> {
  const input = {
    idempotencyKey,
    firstName: 'Erik',
    lastName: 'Holm',
    email: addressOf(idempotencyKey),
    company: 'Holm Kabel',
    country: 'SE',
    language: 'en',
    siteSlug: '',
    message,
  }
  const answer = await request(`${settings.edge}/api/data`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documentId: await operationIdOf('SendContactRequest'), variables: { input } }),
    localAddress: newAddress(),
  })
  expect(answer.text).toContain('token')
  return JSON.parse(answer.text).data.sendContactRequest.receipt.token
}

/** The mails to the sender of one request; its team has a mail of its own. */
async function mailsFor(idempotencyKey: string): Promise<Mail[]> {
  const mails: Mail[] = JSON.parse((await request(`${settings.mailbox}/email`)).text)
  return mails.filter(({ to }) => to.some(({ address }) => address === addressOf(idempotencyKey)))
}

test('a request becomes one mail, however often it is sent', async () => {
  const key = crypto.randomUUID()
  const receipts = new Set(await Promise.all(Array.from({ length: 5 }, () => send(key, 'Which press for 6 mm²?'))))
  expect(receipts.size).toBe(1)
  await eventually(
    () => mailsFor(key),
    (mails) => mails.length > 0,
  )
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect(await mailsFor(key)).toHaveLength(1)
})

test('a worker killed between the request and its mail sends it once when it is back', async () => {
  const key = crypto.randomUUID()
  await whileStopped('mailbox', async () => {
    await send(key, 'Please send samples.')
    // The worker has taken the job and fails at the mail server: this is the moment to die.
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
