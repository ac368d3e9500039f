import { expect } from 'vitest'
import { operationIdOf } from '@ferrule/data-client/persisted-operations.fixture'
import { newAddress } from './request-forms.ts'
import { request } from './request.ts'
import { settings } from './settings.ts'

type Mail = { text: string }

/** Unique, because one e-mail address may send one request a minute. */
const addressOf = (idempotencyKey: string) => `erik.${idempotencyKey.slice(0, 8)}@customer.example`

/** Sends the contact form once; returns the token of its receipt. */
export async function sendContactRequest(idempotencyKey: string, message: string): Promise<string> {
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
  const response = await request(`${settings.edge}/api/data`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documentId: operationIdOf('SendContactRequest'), variables: { input } }),
    localAddress: newAddress(),
  })
  expect(response.text).toContain('token')
  return JSON.parse(response.text).data.sendContactRequest.receipt.token
}

/** The mails about a request. It is sent without a proof, so its team is notified but the sender gets no receipt. */
export async function mailsFor(idempotencyKey: string): Promise<Mail[]> {
  const mails: Mail[] = JSON.parse((await request(`${settings.mailbox}/email`)).text)
  return mails.filter(({ text }) => text.includes(addressOf(idempotencyKey)))
}
