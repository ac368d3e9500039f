import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const browserEncodings = { 'accept-encoding': 'gzip, deflate, br, zstd' }

// The edge passes all three: a form, a search that it has not stored, and the portal.
test.each(['/en/requests/service', `/en/search?q=wire&page=${Date.now() % 1000}`, '/en/mykomax'])(
  '%s is sent in Brotli, also to a visitor who has chosen a language',
  async (path) => {
    for (const cookie of ['', 'uapp_locale=en']) {
      const headers = { ...browserEncodings, ...(cookie && { cookie }) }
      const [compressed, plain] = await Promise.all(
        [headers, {}].map((sent) => request(`${settings.edge}${path}`, { headers: sent })),
      )
      expect(compressed?.headers['content-encoding']).toBe('br')
      expect(compressed?.headers.vary).toContain('Accept-Encoding')
      expect(brotliDecompressSync(compressed?.body ?? Buffer.alloc(0)).length).toBe(plain?.body.length)
    }
  },
)

test('a page of a reader whose cookies may hold a secret is not compressed, as its length could reveal it', async () => {
  const headers = { ...browserEncodings, cookie: '__Host-uapp_draft-service=1' }
  const response = await request(`${settings.edge}/en/requests/service`, { headers })
  expect(response.status).toBe(200)
  expect(response.headers['content-encoding']).toBeUndefined()
})
