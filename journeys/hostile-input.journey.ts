import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deflateSync } from 'node:zlib'
import { keptStaffSession } from '@ferrule/tasks/kept-session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestKinds } from '@ferrule/domain/requests/request'
import { searchVectors } from './support/injection-vectors.ts'
import { mailsTo } from './support/mailbox.ts'
import { operationIdOf } from './support/operation-id.ts'
import { formAddress, newAddress, post, rightAnswers } from './support/request-forms.ts'
import { request, requestInTurn } from './support/request.ts'
import { settings } from './support/settings.ts'
import { beginUpload } from './support/uploads.ts'

const json = { 'content-type': 'application/json' }

describe('whatever is searched for is words [I3]', () => {
  const ask = (door: 'search' | 'suggest', query: string) =>
    requestInTurn(`${settings.edge}/api/search-proxy/${door}`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ localeCode: 'en', siteSlug: '', query, page: 1 }),
    })

  test(`${searchVectors.length} expressions are answered, none of them late`, async () => {
    expect(searchVectors.length).toBeGreaterThanOrEqual(100)
    for (const query of searchVectors) {
      // The engine gives up after half a second, and the data service then answers with an error; once it may be busy
      // with something else.
      const isAnswered = async (door: 'search' | 'suggest') =>
        (await ask(door, query)).status === 200 || (await ask(door, query)).status === 200
      expect([query, await isAnswered('search'), await isAnswered('suggest')]).toEqual([query, true, true])
    }
  })

  test.each(['*', '*:*', '?', '/.*/', '~', '"'])('%s finds nothing by itself', async (query) => {
    expect(JSON.parse((await ask('search', query)).text).total).toBe(0)
  })

  test('more than two hundred signs are cut, more than a thousand refused', async () => {
    expect((await ask('search', 'wire '.repeat(200))).status).toBe(200)
    expect((await ask('search', 'w'.repeat(1001))).status).toBe(400)
  })
})

describe('where a question goes is not for the asker to say [I6]', () => {
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
  const ask = async ({ headers = {}, search = '', body = {} }) =>
    request(`${settings.edge}/api/data${search}`, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify({ documentId: await operationIdOf('TeasedProducts'), variables, ...body }),
    })

  test('neither by a header, nor in the address, nor in the question', async () => {
    const plain = (await ask({})).text
    expect(plain).toContain('"Axion 56"')
    const url = `http://${elsewhere}/graphql`
    const names = ['X-Forwarded-Host', 'X-Forwarded-Server', 'X-Host', 'X-Original-URL', 'X-Rewrite-URL', 'Forwarded']
    names.push('X-Content-Service-Url', 'X-Data-Service-Url', 'X-Backend', 'Referer', 'X-Forwarded-Proto', 'Via')
    for (const name of names) {
      for (const value of [elsewhere, url, `host=${elsewhere}`])
        expect([name, (await ask({ headers: { [name]: value } })).text]).toEqual([name, plain])
    }
    for (const search of [`?url=${url}`, `?endpoint=${url}`, `?host=${elsewhere}&target=${url}`])
      expect((await ask({ search })).text).toBe(plain)
    expect((await ask({ body: { url, endpoint: url, extensions: { url } } })).text).toBe(plain)
    expect(connects).toBe(0)
  })

  test('another host or origin is refused, and nobody else asked', async () => {
    expect((await ask({ headers: { host: elsewhere } })).status).toBe(421)
    expect((await ask({ headers: { origin: `http://${elsewhere}` } })).status).toBe(403)
    expect(connects).toBe(0)
  })

  test.each(['viewer', 'TeasedProducts', '../admin', `sha256:${'f'.repeat(64)}`, '__proto__', 'constructor'])(
    'an operation that nobody wrote, such as %s, is not known',
    async (documentId) => {
      const { status, text } = await ask({ body: { documentId } })
      expect([status, text.includes('UNKNOWN_OPERATION')]).toEqual([404, true])
    },
  )
})

describe('whatever is typed into a form', () => {
  const typed = [
    '',
    '\0',
    '\ud800',
    '__proto__',
    "' or 1=1--",
    '<script>alert(1)</script>',
    'x'.repeat(20_000),
    '\u202e',
  ]

  test.each(requestKinds)('%s is judged by the server, and nothing breaks it [I1]', async (kind) => {
    const answers = await Promise.all(
      typed.map((text) =>
        post(kind, Object.fromEntries(Object.keys(rightAnswers(kind)).map((field) => [field, text]))),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(typed.map(() => 422))
  })

  test('a line break in a name or an address writes to nobody else [I4]', async () => {
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

describe('what no form or page of ours sends [I8]', () => {
  const send = (body: string) =>
    request(formAddress('contact'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: settings.edge },
      body,
      localAddress: newAddress(),
    })
  const typed = () => new URLSearchParams(rightAnswers('contact')).toString()

  test('an answer given twice is asked for again', async () => {
    const { status, text } = await send(`${typed()}&email=somebody.else%40norlitz.example`)
    expect(status).toBe(422)
    expect(text).not.toContain('somebody.else')
    const listed = await send(typed().replace('email=', 'email%5B%5D='))
    expect(listed.status).toBe(422)
  })

  test('fields named after the machinery change nothing', async () => {
    const tricks = ['__proto__', '__proto__[email]', 'constructor[prototype][email]', 'prototype', 'hasOwnProperty']
    const { status } = await send(`${typed()}&${tricks.map((name) => `${encodeURIComponent(name)}=x`).join('&')}`)
    expect(status).toBe(303)
    // Had it reached the prototype of all objects, a form without an e-mail would now have one.
    const { email: _, ...rest } = rightAnswers('contact')
    expect((await post('contact', rest)).status).toBe(422)
  })

  test.each(['data', 'search-proxy/search', 'search-proxy/suggest', 'measures'])(
    'the door %s takes no prototype along',
    async (door) => {
      const bodies = [
        '{"__proto__":{"query":"x","page":1}}',
        '{"constructor":{"prototype":{"query":"x"}}}',
        '[[]]',
        '"x"',
      ]
      for (const body of bodies) {
        const { status } = await request(`${settings.edge}/api/${door}`, { method: 'POST', headers: json, body })
        expect([body, status >= 400 && status < 500]).toEqual([body, true])
      }
    },
  )
})

describe('files of editors', () => {
  let cookie = ''
  beforeAll(async () => {
    cookie = await keptStaffSession(settings.cms)
  })

  async function upload(name: string, type: string, content: Buffer) {
    const form = new FormData()
    form.append('_payload', JSON.stringify({ alt: 'A file that nobody should keep' }))
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
    ['a drawing [F3]', 'logo.svg', 'image/svg+xml', drawing, 'a picture, a film or a PDF'],
    ['a drawing that calls itself a picture [F3]', 'logo.png', 'image/png', drawing, 'a picture, a film or a PDF'],
    ['a drawing that calls itself a film [F3]', 'film.mp4', 'video/mp4', drawing, 'a picture, a film or a PDF'],
    ['an archive [F5]', 'files.zip', 'application/zip', zip, 'not an archive'],
    [
      'an archive behind a document [F5]',
      'report.pdf',
      'application/pdf',
      Buffer.concat([bomb, zip]),
      'not an archive',
    ],
    ['a document that unpacks without end [F5]', 'report.pdf', 'application/pdf', bomb, 'far too large'],
  ])('%s is refused, and the editor reads why', async (_, name, type, content, words) => {
    const { status, text } = await upload(name, type, content)
    expect(status).toBe(400)
    expect(text).toContain(words)
  })
})

test.each(['logo.svg', 'files.zip', 'report.pdf', 'table.xlsx', 'letter.docx', 'setup.exe', 'logo.svg.gz'])(
  'of customers %s is refused before its first byte [F3] [F5]',
  async (filename) => {
    expect((await beginUpload({ filename })).status).toBe(415)
  },
)

test('a picture that is opened by its own address is in a sandbox [F3]', async () => {
  const { text } = await request(`${settings.edge}/en`)
  const [path = ''] = /\/media\/v1\/[^" ,]+/.exec(text) ?? []
  for (const address of [path, '/media/v1/null/Product-768-2.webp']) {
    const { headers } = await request(`${settings.edge}${address}`)
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})
