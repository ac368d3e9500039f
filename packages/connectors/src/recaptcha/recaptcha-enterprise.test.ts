import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFetchExternal } from '../external-http/fetch-external.ts'
import { createRecaptchaEnterprise, type RecaptchaEnterprise } from './recaptcha-enterprise.ts'

const received: string[] = []
let reply: { status: number; body: unknown }
let server: Server
let recaptcha: RecaptchaEnterprise

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(`${request.method} ${request.url} ${String(request.headers['x-goog-api-key'])} ${body}`)
      response.writeHead(reply.status).end(JSON.stringify(reply.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  recaptcha = createRecaptchaEnterprise({
    apiUrl,
    project: 'norlitz',
    apiKey: 'secret',
    siteKey: 'site',
    fetchExternal: createFetchExternal({ origins: [apiUrl], trustedNetworks: '127.0.0.0/8', timeoutMs: 500 }),
  })
})
afterAll(() => server.close())

test('sends the token and the expected action, and nothing else', async () => {
  reply = {
    status: 200,
    body: { tokenProperties: { valid: true, action: 'SUBMIT' }, riskAnalysis: { score: 0.9, reasons: [] } },
  }
  expect(await recaptcha.assess('t1', 'SUBMIT')).toEqual({ isValid: true, action: 'SUBMIT', score: 0.9 })
  expect(received).toEqual([
    'POST /v1/projects/norlitz/assessments secret {"event":{"token":"t1","siteKey":"site","expectedAction":"SUBMIT"}}',
  ])
})

test('an invalid token has neither action nor score', async () => {
  reply = { status: 200, body: { tokenProperties: { invalidReason: 'EXPIRED' } } }
  expect(await recaptcha.assess('t2', 'SUBMIT')).toEqual({ isValid: false, action: '', score: 0 })
})

test.each([
  [403, {}],
  [503, {}],
  [200, {}],
])('%i with %j is an outage, not an assessment', async (status, body) => {
  reply = { status, body }
  await expect(recaptcha.assess('t3', 'SUBMIT')).rejects.toThrow()
})
