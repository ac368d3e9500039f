import { expect, test } from 'vitest'
import { newAddress } from '../support/request-forms.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const name = 'ferrule_browser_reports_total{type="csp-violation",directive="object-src",document="page"'

async function countReports(): Promise<number> {
  const { text } = await request(`${settings.operations.web}/metrics`)
  const line = text.split('\n').find((one) => one.startsWith(name)) ?? ''
  return Number(line.split(' ').at(-1) || 0)
}

const send = (contentType: string, body: object, headers: Record<string, string> = {}) =>
  request(`${settings.edge}/api/reports`, {
    method: 'POST',
    headers: { 'content-type': contentType, ...headers },
    body: JSON.stringify(body),
    localAddress: newAddress(),
  })

test('the policy of every page names an endpoint that counts reports [X9]', async () => {
  const { headers } = await request(`${settings.edge}/en`)
  expect(headers['reporting-endpoints']).toBe('default="/api/reports"')
  expect(headers['content-security-policy']).toMatch(/; report-uri \/api\/reports; report-to default$/)
  const before = await countReports()
  const url = `${settings.edge}/en`
  const modern = [{ type: 'csp-violation', url, body: { effectiveDirective: 'object-src', blockedURL: 'inline' } }]
  const old = { 'csp-report': { 'document-uri': url, 'effective-directive': 'object-src', 'blocked-uri': 'inline' } }
  expect((await send('application/reports+json', modern)).status).toBe(204)
  expect((await send('application/csp-report', old, { origin: 'null' })).status).toBe(204)
  expect(await countReports()).toBe(before + 2)
})

test('a report is refused in any other form and size [X9]', async () => {
  expect((await send('application/reports+json', [{ type: 'a'.repeat(70_000) }])).status).toBe(413)
  expect((await send('application/json', { a: 1 })).status).toBe(400)
  expect((await request(`${settings.edge}/api/reports`)).status).toBe(405)
})
