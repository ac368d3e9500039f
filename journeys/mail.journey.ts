import { expect, test } from 'vitest'
import { operationIdOf } from './support/operation-id.ts'
import { killHard, whileStopped, waitUntilReady } from './support/processes.ts'
import { newAddress } from './support/request-forms.ts'
import { eventually, request } from './support/request.ts'
import { settings } from './support/settings.ts'

type Mail = { subject: string; headers: Record<string, string> }

/** Sends the contact form once and answers its receipt number. */
async function send(idempotencyKey: string, message: string): Promise<string> {
  const input = {
    idempotencyKey,
    firstName: 'Erik',
    lastName: 'Holm',
    // One address gets one request a minute.
    email: `erik.${idempotencyKey.slice(0, 8)}@customer.example`,
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
  expect(answer.text).toContain('number')
  return JSON.parse(answer.text).data.sendContactRequest.receipt.number
}

/** The mails that tell the sender of one request; its team has a mail of its own. */
async function mailsAbout(receipt: string): Promise<Mail[]> {
  const mails: Mail[] = JSON.parse((await request(`${settings.mailbox}/email`)).text)
  return mails.filter((mail) => mail.subject === `We have your request ${receipt}`)
}

test('a request becomes one mail, however often it is sent', async () => {
  const key = crypto.randomUUID()
  const receipts = new Set(await Promise.all(Array.from({ length: 5 }, () => send(key, 'Which press for 6 mm²?'))))
  expect(receipts.size).toBe(1)
  const [receipt = ''] = receipts
  await eventually(
    () => mailsAbout(receipt),
    (mails) => mails.length > 0,
  )
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect(await mailsAbout(receipt)).toHaveLength(1)
})

test('a worker killed between the request and its mail sends it once when it is back', async () => {
  const receipt = await whileStopped('mailbox', async () => {
    const sent = await send(crypto.randomUUID(), 'Please send samples.')
    // The worker has taken the job and fails at the mail server: this is the moment to die.
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await killHard('worker')
    return sent
  })
  await waitUntilReady('worker')
  await eventually(
    () => mailsAbout(receipt),
    (mails) => mails.length > 0,
    60,
  )
  await new Promise((resolve) => setTimeout(resolve, 3000))
  expect(await mailsAbout(receipt)).toHaveLength(1)
})
