import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnWebsite, startOwnWebsite } from './support/own-website.ts'
import { rightAnswers } from './support/request-forms.ts'

// A website that reaches neither the data service nor the content service; nobody else's is touched.
let website: OwnWebsite

beforeAll(async () => {
  const nobody = 'http://127.0.0.1:9'
  website = await startOwnWebsite({ DATA_SERVICE_URL: nobody, CONTENT_SERVICE_URL: nobody })
})
afterAll(() => website.stop())

test('a service request that fails says so, apologises, and keeps what was typed [S8-005]', async () => {
  const answers = rightAnswers('service')
  const { status, text } = await website.ask('/en/requests/service', answers)
  expect(status).toBe(503)
  expect(text).toContain('Submission failed')
  expect(text).toMatch(/sorry/i)
  expect(text).toContain(answers['serialNumber'])
})

test('a service request that fails can be sent again or by e-mail, with all that was typed [S8-006]', async () => {
  const answers = rightAnswers('service')
  const { text } = await website.ask('/en/requests/service', answers)
  expect(text).toMatch(/<button[^>]*type="submit"/)
  const mail = /href="(mailto:[^"]+)"/.exec(text)?.[1] ?? ''
  expect(text).toContain('Send by e-mail')
  const written = new URLSearchParams(mail.replaceAll('&amp;', '&').split('?')[1])
  expect(written.get('subject')).toBe(answers['subject'])
  expect(written.get('body')).toContain(answers['serialNumber'])
})

test('a licence request that fails asks to verify the input [S8-009]', async () => {
  const { status, text } = await website.ask('/en/requests/licence', rightAnswers('licence'))
  expect(status).toBe(503)
  expect(text).toContain('Something went wrong')
  expect(text).toMatch(/verify your input/i)
})

test('a password that cannot be compared opens nothing and says that something went wrong [S8-010]', async () => {
  const { text } = await website.ask('/en/dealer-documents', { password: 'Wolhusen-1961' })
  expect(text).toContain('Something went wrong')
  expect(text).not.toContain('Delivery times')
})
