import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLogin, tryLogin } from './support/login-form.ts'
import { type OwnEdge, startOwnEdge } from './support/own-edge.ts'
import { request } from './support/request.ts'
import { settings } from './support/settings.ts'
import { createThrowAwayPerson, type ThrowAwayPerson } from './support/throw-away-person.ts'

/** Addresses of this machine that nobody else comes from, so that nobody else waits. */
const guesser = { localAddress: `127.0.7.${1 + (process.pid % 250)}` }
const elsewhere = { localAddress: '127.0.8.1' }

describe('somebody who guesses at an account', () => {
  let person: ThrowAwayPerson

  beforeAll(async () => {
    person = await createThrowAwayPerson()
  })

  afterAll(() => person.remove())

  test('waits after ten wrong passwords, and the person logs in from elsewhere (O13)', async () => {
    const answers = []
    for (let attempt = 0; attempt < 20; attempt += 1) {
      answers.push(await tryLogin(await openLogin(guesser), { ...person, password: `wrong-${attempt}` }, guesser))
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), ...Array(10).fill(429)])
    expect(answers.at(-1)?.headers['retry-after']).toBe('60')
    expect(answers.at(-1)?.text).toContain('Your account is not locked.')
    const right = await tryLogin(await openLogin(elsewhere), person, elsewhere)
    expect([right.status, right.headers.location]).toEqual([302, expect.stringContaining(`${settings.edge}/callback?`)])
  })

  test('reads the same about a person there is and one there is not (O14)', async () => {
    const wrong = { password: 'certainly-wrong' }
    const known = await tryLogin(await openLogin(elsewhere), { ...person, ...wrong }, elsewhere)
    const unknown = await tryLogin(await openLogin(elsewhere), { email: 'nobody@norlitz.example', ...wrong }, elsewhere)
    expect(toWords(known.text)).toContain('E-mail and password do not match.')
    expect(toWords(unknown.text).replaceAll('nobody@norlitz.example', person.email)).toBe(toWords(known.text))
    expect([unknown.status, Object.keys(unknown.headers)]).toEqual([known.status, Object.keys(known.headers)])
  })
})

describe('at the edge', () => {
  const authenticate = '/realms/alpha/login-actions/authenticate?execution=x'
  let edge: OwnEdge

  beforeAll(async () => {
    edge = await startOwnEdge({ loginsPerMinute: 1000 })
  })

  afterAll(() => edge.stop())

  const post = (localAddress: string, path = authenticate) =>
    request(`${edge.identityUrl}${path}`, { method: 'POST', headers: { host: 'id.norlitz.localhost' }, localAddress })

  async function statuses(localAddress: string, count: number): Promise<Set<number>> {
    const seen = new Set<number>()
    for (let attempt = 0; attempt < count; attempt += 1) seen.add((await post(localAddress)).status)
    return seen
  }

  test('whoever goes on waits longer: a quarter of an hour after twenty-five (O13)', async () => {
    edge.answer((_, answer) => answer.end('wrong'))
    expect(await statuses('127.0.9.1', 25)).toEqual(new Set([200]))
    const { status, headers } = await post('127.0.9.1')
    expect([status, headers['retry-after']]).toEqual([429, '900'])
    expect((await post('127.0.9.2')).status).toBe(200)
  })

  test('logins that succeed are never too many, with a second factor or without', async () => {
    let step = 0
    edge.answer((_, answer) => {
      // A password is answered by the question for a code, a code by the way back.
      step += 1
      if (step % 2 === 1) answer.end('code?')
      else answer.writeHead(302, { location: `${settings.edge}/callback?state=s&code=c` }).end()
    })
    expect(await statuses('127.0.9.3', 80)).toEqual(new Set([200, 302]))
  })

  test('a way to anywhere else gives no try back', async () => {
    edge.answer((_, answer) => answer.writeHead(302, { location: '/realms/alpha/login-actions/restart?x=1' }).end())
    expect(await statuses('127.0.9.4', 30)).toEqual(new Set([302, 429]))
  })
})

/** What a person reads, without what is made anew for each page. */
function toWords(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<script.*?<\/script>/gs, '')
  return body
    .replace(/(session_code|execution|tab_id|client_data|_hash)=[^"&]*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
