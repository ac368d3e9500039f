import { type Language, languages } from '@ferrule/domain/locales/language'
import type { VisitorRequest } from '@ferrule/domain/requests/request'
import { expect, test } from 'vitest'
import { toRequestMails } from './to-request-mails.ts'

const aRequest = (language: Language): VisitorRequest => ({
  id: '7b8d0f3a-6c0e-4d7e-9a55-0f2f6a3c1d10',
  kind: 'contact',
  language,
  siteSlug: '',
  timeZone: 'Europe/Zurich',
  about: '',
  document: null,
  answers: { firstName: 'Livia', lastName: 'Kern', email: 'livia@example.com', message: 'A question' },
  receivedAt: new Date('2026-11-15T10:00:00Z'),
  replyDueAt: new Date('2026-11-16T14:30:00Z'),
})
const context = {
  teamAddress: 'team@example.com',
  needsReview: false,
  fileNames: [],
  link: 'https://example.com/r',
}

test.each([
  ['en', 'Monday, 16 November 2026 at 15:30 CET'],
  ['de', 'Montag, 16. November 2026 um 15:30 MEZ'],
  ['fr', 'lundi 16 novembre 2026 à 15:30 UTC+1'],
] as const)('the %s mail to the sender gives the due date with day, month and year [S9-075]', async (language, due) => {
  const [receipt] = await toRequestMails(aRequest(language), context)
  expect(receipt?.toAddress).toBe('livia@example.com')
  expect(receipt?.body).toContain(due)
})

test.each(languages)('the %s receipt contains nothing that the sender typed [B7]', async (language) => {
  const request = aRequest(language)
  const typed = ['firstName', 'lastName', 'message', 'description', 'company', 'about'].map((field) => [
    field,
    `typed-${field} https://spam.example`,
  ])
  const answers = { ...Object.fromEntries(typed), email: 'victim@example.com' }
  for (const document of [null, request.id]) {
    const [receipt] = await toRequestMails({ ...request, answers, about: 'typed-about', document }, context)
    expect(receipt?.toAddress).toBe('victim@example.com')
    expect(`${receipt?.subject} ${receipt?.body}`).not.toMatch(/typed|spam/)
  }
})

test('the mail to the sender goes to the address in lower case', async () => {
  const request = { ...aRequest('en'), answers: { email: 'Livia.Kern@Example.com' } }
  const [receipt] = await toRequestMails(request, context)
  expect(receipt?.toAddress).toBe('livia.kern@example.com')
})

test('a request that needs a review causes no mail but that to the team [B7]', async () => {
  const mails = await toRequestMails(aRequest('en'), { ...context, needsReview: true })
  expect(mails.map(({ toAddress }) => toAddress)).toEqual([context.teamAddress])
})
