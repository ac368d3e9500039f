import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SpawnedWebsite, spawnWebsite } from '../support/spawned-website.ts'
import { rightAnswers } from '../support/request-forms.ts'

// A spawned website that cannot reach the data service and the content service; the stack is not affected.
let website: SpawnedWebsite

beforeAll(async () => {
  const unreachable = 'http://127.0.0.1:9'
  website = await spawnWebsite({ DATA_SERVICE_URL: unreachable, CONTENT_SERVICE_URL: unreachable })
})
afterAll(() => website.stop())

test('a failed service request shows an apology and keeps the input [S8-005]', async () => {
  const answers = rightAnswers('service')
  const { status, text } = await website.post('/en/requests/service', answers)
  expect(status).toBe(503)
  expect(text).toContain('Submission failed')
  expect(text).toMatch(/sorry/i)
  expect(text).toContain(answers['serialNumber'])
})

test('a failed service request can be sent again, or by e-mail with the input [S8-006]', async () => {
  const answers = rightAnswers('service')
  const { text } = await website.post('/en/requests/service', answers)
  expect(text).toMatch(/<button[^>]*type="submit"/)
  const mail = /href="(mailto:[^"]+)"/.exec(text)?.[1] ?? ''
  expect(text).toContain('Send by e-mail')
  const written = new URLSearchParams(mail.replaceAll('&amp;', '&').split('?')[1])
  expect(written.get('subject')).toBe(answers['subject'])
  expect(written.get('body')).toContain(answers['serialNumber'])
})

test('a failed licence request asks to verify the input [S8-009]', async () => {
  const { status, text } = await website.post('/en/requests/licence', rightAnswers('licence'))
  expect(status).toBe(503)
  expect(text).toContain('Something went wrong')
  expect(text).toMatch(/verify your input/i)
})

test('a password that cannot be verified shows an error and not the page [S8-010]', async () => {
  const { text } = await website.post('/en/dealer-documents', { password: 'Wolhusen-1961' })
  expect(text).toContain('Something went wrong')
  expect(text).not.toContain('Delivery times')
})
