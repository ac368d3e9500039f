import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deflateSync } from 'node:zlib'
import { cachedStaffSession } from '@ferrule/tasks/cached-session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestKinds } from '@ferrule/domain/requests/request'
import { searchVectors } from '../support/injection-vectors.ts'
import { mailsTo } from '../support/mailbox.ts'
import { operationIdOf } from '@ferrule/data-client/persisted-operations.fixture'
import { formAddress, newAddress, post, rightAnswers } from '../support/request-forms.ts'
import { request, requestWithRetry } from '../support/request.ts'
import { settings } from '../support/settings.ts'
import { beginUpload } from '../support/uploads.ts'

const json = { 'content-type': 'application/json' }

describe('search terms are never query syntax [I3]', () => {
  const search = (endpoint: 'search' | 'suggest', query: string) =>
    requestWithRetry(`${settings.edge}/api/search-proxy/${endpoint}`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ localeCode: 'en', siteSlug: '', query, page: 1 }),
    })

  /**
   * The search engine times out after half a second, and the data service then returns an error. It may be busy with
   * other tests for some seconds; an expensive expression would time out each time.
   */
  async function expectResult(endpoint: 'search' | 'suggest', query: string): Promise<void> {
    const find = async () => [query, (await search(endpoint, query)).status]
    await expect.poll(find, { timeout: 30_000, interval: 500 }).toEqual([query, 200])
  }

  test(`${searchVectors.length} expressions get a result, none of them late`, { timeout: 180_000 }, async () => {
    expect(searchVectors.length).toBeGreaterThanOrEqual(100)
    for (const query of searchVectors) {
      await expectResult('search', query)
      await expectResult('suggest', query)
    }
  })

  test.each(['*', '*:*', '?', '/.*/', '~', '"'])('%s finds nothing by itself', async (query) => {
    expect(JSON.parse((await search('search', query)).text).total).toBe(0)
  })

  test('more than two hundred characters are cut, more than a thousand rejected', async () => {
    await expectResult('search', 'wire '.repeat(200))
    expect((await search('search', 'w'.repeat(1001))).status).toBe(400)
  })
})

describe('a client cannot choose the server that a request is forwarded to [I6]', () => {
  let connects = 0
  const canary = createServer((_, response) => response.end('{"data":{"stolen":true}}'))
  let elsewhere = ''

  beforeAll(async () => {
    canary.on('connection', () => (connects += 1))
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
    elsewhere = `127.0.0.1:${(canary.address() as AddressInfo).port}`
  })
  afterAll(() => canary.close())

  const variables = { language: 'en', country: 'CH', slugs: 'axion-56' }
  const query = async ({ headers = {}, search = '', body = {} }) =>
    request(`${settings.edge}/api/data${search}`, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify({ documentId: operationIdOf('TeasedProducts'), variables, ...body }),
    })

  test('neither by a header, nor in the address, nor in the body', async () => {
    const plain = (await query({})).text
    expect(plain).toContain('"Axion 56"')
    const url = `http://${elsewhere}/graphql`
    const names = ['X-Forwarded-Host', 'X-Forwarded-Server', 'X-Host', 'X-Original-URL', 'X-Rewrite-URL', 'Forwarded']
    names.push('X-Content-Service-Url', 'X-Data-Service-Url', 'X-Backend', 'Referer', 'X-Forwarded-Proto', 'Via')
    for (const name of names) {
      for (const value of [elsewhere, url, `host=${elsewhere}`])
        expect([name, (await query({ headers: { [name]: value } })).text]).toEqual([name, plain])
    }
    for (const search of [`?url=${url}`, `?endpoint=${url}`, `?host=${elsewhere}&target=${url}`])
      expect((await query({ search })).text).toBe(plain)
    expect((await query({ body: { url, endpoint: url, extensions: { url } } })).text).toBe(plain)
    expect(connects).toBe(0)
  })

  test('another host or origin is rejected, and no other server is called', async () => {
    expect((await query({ headers: { host: elsewhere } })).status).toBe(421)
    expect((await query({ headers: { origin: `http://${elsewhere}` } })).status).toBe(403)
    expect(connects).toBe(0)
  })

  test.each(['viewer', 'TeasedProducts', '../../admin', `sha256:${'f'.repeat(64)}`, '__proto__', 'constructor'])(
    'the unknown operation %s is rejected',
    async (documentId) => {
      const { status, text } = await query({ body: { documentId } })
      expect([status, text.includes('UNKNOWN_OPERATION')]).toEqual([404, true])
    },
  )
})

describe('input of a form', () => {
  const typed = [
    '',
    '\0',
    '\ud800',
    '__proto__',
    "' or 1=1--",
    '<script>alert(1)</script>',
    'x'.repeat(10_000),
    '\u202e',
  ]

  test.each(requestKinds)('%s is validated by the server, which no input breaks [I1]', async (kind) => {
    const responses = await Promise.all(
      typed.map((text) =>
        post(kind, Object.fromEntries(Object.keys(rightAnswers(kind)).map((field) => [field, text]))),
      ),
    )
    expect(responses.map(({ status }) => status)).toEqual(typed.map(() => 422))
  })

  test('a line break in a name or an address adds no mail recipient [I4]', async () => {
    const victim = `victim-${crypto.randomUUID()}@norlitz.example`
    for (const field of ['firstName', 'lastName', 'email']) {
      for (const end of ['\r\n', '\n', '\r', '\u2028', ', ']) {
        const answers = rightAnswers('contact')
        const { status } = await post('contact', { ...answers, [field]: `${answers[field]}${end}Bcc: ${victim}` })
        expect([field, end, status === 422 || (field !== 'email' && status === 303)]).toEqual([field, end, true])
      }
    }
    expect(await mailsTo(victim)).toEqual([])
  })
})

describe('a manipulated request [I8]', () => {
  const send = (body: string) =>
    request(formAddress('contact'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: settings.edge },
      body,
      localAddress: newAddress(),
    })
  const typed = () => new URLSearchParams(rightAnswers('contact')).toString()

  test('with a repeated field is rejected', async () => {
    const { status, text } = await send(`${typed()}&email=somebody.else%40norlitz.example`)
    expect(status).toBe(422)
    expect(text).not.toContain('somebody.else')
    const listed = await send(typed().replace('email=', 'email%5B%5D='))
    expect(listed.status).toBe(422)
  })

  test('with fields named after object internals changes nothing', async () => {
    const tricks = ['__proto__', '__proto__[email]', 'constructor[prototype][email]', 'prototype', 'hasOwnProperty']
    const { status } = await send(`${typed()}&${tricks.map((name) => `${encodeURIComponent(name)}=x`).join('&')}`)
    expect(status).toBe(303)
    // If the prototype of all objects were polluted, a form without an e-mail would now have one.
    const { email: _, ...rest } = rightAnswers('contact')
    expect((await post('contact', rest)).status).toBe(422)
  })

  test.each(['data', 'search-proxy/search', 'search-proxy/suggest', 'measures'])(
    'to the endpoint %s cannot set a prototype',
    async (endpoint) => {
      const bodies = [
        '{"__proto__":{"query":"x","page":1}}',
        '{"constructor":{"prototype":{"query":"x"}}}',
        '[[]]',
        '"x"',
      ]
      for (const body of bodies) {
        const { status } = await request(`${settings.edge}/api/${endpoint}`, { method: 'POST', headers: json, body })
        expect([body, status >= 400 && status < 500]).toEqual([body, true])
      }
    },
  )
})

describe('files of editors', () => {
  let cookie = ''
  beforeAll(async () => {
    cookie = await cachedStaffSession(settings.cms)
  })

  async function upload(name: string, type: string, content: Buffer) {
    const form = new FormData()
    form.append('_payload', JSON.stringify({ alt: 'A file that must be rejected' }))
    form.append('file', new Blob([new Uint8Array(content)], { type }), name)
    const sent = new Response(form)
    return request(`${settings.cms}/api/media?locale=en`, {
      method: 'POST',
      headers: { cookie, origin: settings.cms, 'content-type': sent.headers.get('content-type') ?? '' },
      body: Buffer.from(await sent.arrayBuffer()),
    })
  }

  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const zip = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')
  const bomb = Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj <</Filter /FlateDecode>> stream\n'),
    deflateSync(Buffer.alloc(5_000_000)),
    Buffer.from('\nendstream endobj\nxref\nstartxref\n9\n%%EOF\n'),
  ])

  test.each([
    ['an SVG [F3]', 'logo.svg', 'image/svg+xml', drawing, 'a picture, a video or a PDF'],
    ['an SVG named as a picture [F3]', 'logo.png', 'image/png', drawing, 'a picture, a video or a PDF'],
    ['an SVG named as a video [F3]', 'video.mp4', 'video/mp4', drawing, 'a picture, a video or a PDF'],
    ['an archive [F5]', 'files.zip', 'application/zip', zip, 'not an archive'],
    [
      'an archive appended to a document [F5]',
      'report.pdf',
      'application/pdf',
      Buffer.concat([bomb, zip]),
      'not an archive',
    ],
    ['a decompression bomb [F5]', 'report.pdf', 'application/pdf', bomb, 'far too large'],
  ])('%s is rejected with a reason', async (_, name, type, content, reason) => {
    const { status, text } = await upload(name, type, content)
    expect(status).toBe(400)
    expect(text).toContain(reason)
  })
})

test.each(['logo.svg', 'files.zip', 'report.pdf', 'table.xlsx', 'letter.docx', 'setup.exe', 'logo.svg.gz'])(
  'the upload of %s by a customer is rejected before its first byte [F3] [F5]',
  async (filename) => {
    expect((await beginUpload({ filename })).status).toBe(415)
  },
)

test('a picture opened by its own address is sandboxed [F3]', async () => {
  const { text } = await request(`${settings.edge}/en`)
  const [path = ''] = /\/media\/v1\/[^" ,]+/.exec(text) ?? []
  for (const address of [path, '/media/v1/null/Product-768-2.webp']) {
    const { headers } = await request(`${settings.edge}${address}`)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; sandbox; report-uri /)
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})
