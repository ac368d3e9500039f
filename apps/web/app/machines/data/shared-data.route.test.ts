import { someMachineData } from '@ferrule/domain/machines/data/machine-data.fixture'
import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { runOnDataService } from '../../http/run-on-data-service.server.ts'
import { loader } from './shared-data.route.ts'

vi.mock('../../http/run-on-data-service.server.ts', () => ({ runOnDataService: vi.fn<() => Promise<unknown>>() }))

async function load(shared: object | null, language = 'en'): Promise<Response> {
  vi.mocked(runOnDataService).mockResolvedValue({ sharedMachineData: shared })
  const url = new URL(`http://www.norlitz.example/machine-data/${'A'.repeat(43)}`)
  return loader({
    url,
    request: new Request(url, { headers: { 'Accept-Language': language } }),
    context: new RouterContextProvider(),
    params: { token: 'A'.repeat(43) },
    pattern: '/machine-data/:token',
  })
}

test('an active link downloads the data, which no cache stores', async () => {
  const response = await load({ state: 'active', json: JSON.stringify(someMachineData()) })
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/zip'])
  expect(response.headers.get('Content-Disposition')).toContain('filename="machine-data-24-1555-666.zip"')
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toMatch(/^PK.*machine\.json/s)
})

test.each([
  [{ state: 'expired', json: null }, 410],
  [{ state: 'withdrawn', json: null }, 410],
  [null, 404],
])('%o is answered with %i, in the language of the recipient', async (shared, status) => {
  const response = await load(shared, 'de-CH,de')
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, 'private, no-store'])
  expect(await response.text()).toMatch(/^Diesen Link gibt es nicht, oder er gilt nicht mehr/)
})
