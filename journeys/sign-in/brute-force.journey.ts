import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLogin, tryLogin } from '../support/login-form.ts'
import { type SpawnedEdge, spawnEdge } from '../support/spawned-edge.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'
import { createTemporaryStaff, createTemporaryUser, type TemporaryUser } from '../support/temporary-user.ts'

/** Local addresses that no other test uses, so that the limit affects no other test. */
const guesser = { localAddress: `127.0.7.${1 + (process.pid % 250)}` }
const elsewhere = { localAddress: '127.0.8.1' }

describe('a client that guesses a password', () => {
  let person: TemporaryUser

  beforeAll(async () => {
    person = await createTemporaryUser()
  })

  afterAll(() => person.remove())

  test('is delayed after ten wrong passwords, while the user can log in from another address (O13)', async () => {
    const responses = []
    for (let attempt = 0; attempt < 20; attempt += 1) {
      responses.push(await tryLogin(await openLogin(guesser), { ...person, password: `wrong-${attempt}` }, guesser))
    }
    expect(responses.map(({ status }) => status)).toEqual([...Array(10).fill(200), ...Array(10).fill(429)])
    expect(responses.at(-1)?.headers['retry-after']).toBe('60')
    expect(responses.at(-1)?.text).toContain('Your account is not locked.')
    const right = await tryLogin(await openLogin(elsewhere), person, elsewhere)
    expect([right.status, right.headers.location]).toEqual([302, expect.stringContaining(`${settings.edge}/callback?`)])
  })

  test('cannot lock the user out, even from several addresses [O21]', async () => {
    const statuses = new Set<number>()
    for (let attempt = 0; attempt < 36; attempt += 1) {
      const from = { localAddress: `127.0.15.${1 + Math.floor(attempt / 9)}` }
      statuses.add((await tryLogin(await openLogin(from), { ...person, password: `wrong-${attempt}` }, from)).status)
    }
    // The edge has limited none of them, so the identity server has counted all.
    expect(statuses).toEqual(new Set([200]))
    const right = await tryLogin(await openLogin(elsewhere), person, elsewhere)
    expect([right.status, right.headers.location]).toEqual([302, expect.stringContaining(`${settings.edge}/callback?`)])
  })

  test('gets the same response for an existing and an unknown account (O14)', async () => {
    const wrong = { password: 'certainly-wrong' }
    const known = await tryLogin(await openLogin(elsewhere), { ...person, ...wrong }, elsewhere)
    const unknown = await tryLogin(await openLogin(elsewhere), { email: 'nobody@norlitz.example', ...wrong }, elsewhere)
    expect(toComparableHtml(known.text)).toContain('E-mail and password do not match.')
    expect(toComparableHtml(unknown.text).replaceAll('nobody@norlitz.example', person.email)).toBe(
      toComparableHtml(known.text),
    )
    expect([unknown.status, Object.keys(unknown.headers)]).toEqual([known.status, Object.keys(known.headers)])
  })
})

test('a right password before a second factor is not counted [O20]', async () => {
  const person = await createTemporaryStaff('editor')
  try {
    const from = { localAddress: `127.0.16.${1 + (process.pid % 250)}` }
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const { status, headers, text } = await tryLogin(await openLogin(from), person, from)
      expect([status, headers['x-login-attempt'], text.includes('kc-otp-login-form')]).toEqual([200, undefined, true])
    }
  } finally {
    await person.remove()
  }
})

describe('at the edge', () => {
  const authenticate = '/realms/alpha/login-actions/authenticate?execution=x'
  let edge: SpawnedEdge

  beforeAll(async () => {
    edge = await spawnEdge({ loginsPerMinute: 1000 })
  })

  afterAll(() => edge.stop())

  const post = (localAddress: string, path = authenticate) =>
    request(`${edge.identityUrl}${path}`, { method: 'POST', headers: { host: 'id.norlitz.localhost' }, localAddress })

  async function statuses(localAddress: string, count: number): Promise<Set<number>> {
    const seen = new Set<number>()
    for (let attempt = 0; attempt < count; attempt += 1) seen.add((await post(localAddress)).status)
    return seen
  }

  test('an address is delayed for a quarter of an hour after twenty-five attempts (O13)', async () => {
    edge.respondWith((_, outgoing) => outgoing.end('wrong'))
    expect(await statuses('127.0.9.1', 25)).toEqual(new Set([200]))
    const { status, headers } = await post('127.0.9.1')
    expect([status, headers['retry-after']]).toEqual([429, '900'])
    expect((await post('127.0.9.2')).status).toBe(200)
  })

  test('successful logins are not limited, with or without a second factor', async () => {
    let step = 0
    edge.respondWith((_, outgoing) => {
      // The response to a password is the form for the code, the response to a code the redirect.
      step += 1
      if (step % 2 === 1) outgoing.writeHead(200, { 'x-login-attempt': 'accepted' }).end('code?')
      else outgoing.writeHead(302, { location: `${settings.edge}/callback?state=s&code=c` }).end()
    })
    expect(await statuses('127.0.9.3', 80)).toEqual(new Set([200, 302]))
  })

  test('another redirect does not return an attempt', async () => {
    edge.respondWith((_, outgoing) =>
      outgoing.writeHead(302, { location: '/realms/alpha/login-actions/restart?x=1' }).end(),
    )
    expect(await statuses('127.0.9.4', 30)).toEqual(new Set([302, 429]))
  })
})

/** The body of a page without the values that are random for each page. */
function toComparableHtml(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<script.*?<\/script>/gs, '')
  return body
    .replace(/(session_code|execution|tab_id|client_data|_hash)=[^"&]*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
