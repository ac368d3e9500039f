import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'
import { type SpawnedEdge, spawnEdge } from '../support/spawned-edge.ts'

const authenticate = '/realms/alpha/login-actions/authenticate?execution=x'
const host = 'id.norlitz.localhost'

describe('the limit of failed logins at the edge', () => {
  let edge: SpawnedEdge

  beforeAll(async () => {
    edge = await spawnEdge({ loginsPerMinute: 1000 })
  })

  afterAll(() => edge.stop())

  const post = async (localAddress: string, path = authenticate) =>
    (await request(`${edge.identityUrl}${path}`, { method: 'POST', headers: { host }, localAddress })).status

  test("a login returns its own attempt only, so logins of one's own do not pay for guesses [O20]", async () => {
    let isOwn = false
    edge.respondWith((_, outgoing) => {
      if (isOwn) outgoing.writeHead(302, { location: `${settings.edge}/callback?state=s&code=c` }).end()
      else outgoing.end('wrong')
    })
    const guesses: number[] = []
    for (let attempt = 0; attempt < 34; attempt += 1) {
      isOwn = false
      guesses.push(await post('127.0.17.1'))
      isOwn = true
      await post('127.0.17.1')
    }
    expect(guesses.filter((status) => status === 200)).toHaveLength(25)
  })

  test('the mark of an accepted password returns one attempt and is not delivered [O20]', async () => {
    edge.respondWith((_, outgoing) => outgoing.writeHead(200, { 'x-login-attempt': 'accepted' }).end('code?'))
    for (let attempt = 0; attempt < 30; attempt += 1) expect(await post('127.0.17.2')).toBe(200)
    const options = { method: 'POST', headers: { host, 'x-login-attempt': 'accepted' }, localAddress: '127.0.17.3' }
    expect((await request(`${edge.identityUrl}${authenticate}`, options)).headers['x-login-attempt']).toBeUndefined()
  })

  test('no spelling of the path evades the limit [O20]', async () => {
    edge.respondWith((_, outgoing) => outgoing.end('wrong'))
    const spelled = authenticate.replace('authenticate', 'authenticate/')
    const statuses = []
    for (let attempt = 0; attempt < 26; attempt += 1) statuses.push(await post('127.0.17.4', spelled))
    expect(statuses.at(-1)).toBe(429)
    for (const encoded of ['login%2dactions', 'login%2Dactions', 'lo%67in-actions'])
      expect(await post('127.0.17.5', authenticate.replace('login-actions', encoded))).toBe(400)
  })
})

describe('clients with IPv6', () => {
  let edge: SpawnedEdge

  beforeAll(async () => {
    edge = await spawnEdge({ proxied: true })
    edge.respondWith((_, outgoing) => outgoing.end('wrong'))
  })

  afterAll(() => edge.stop())

  /** Sends a login attempt from any address; returns the status. */
  async function postFrom(address: string): Promise<number> {
    const { port } = new URL(edge.identityUrl)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(`PROXY TCP6 ${address} 2001:db8:ffff::1 40000 443\r\n`)
    socket.write(`POST ${authenticate} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`)
    return Number((await text(socket)).split(' ')[1])
  }

  test.each([
    ['2001:db8:1:2', ['2001:db8:1:2::1', '2001:db8:1:2:a:b:c:d', '2001:db8:1:2:0:b::']],
    ['2001:db8:1:0', ['2001:db8:1::5', '2001:db8:1:0:a:b:c:d', '2001:db8:1:0:1::']],
    ['2001:db8:0:0', ['2001:db8::5', '2001:db8::a:b:c:d', '2001:db8:0:0:1::']],
  ])('share one limit in the network %s::/64 [O20]', async (_, addresses) => {
    const statuses = []
    for (let attempt = 0; attempt < 12; attempt += 1)
      statuses.push(await postFrom(addresses[attempt % addresses.length] ?? ''))
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
  })

  test('have a limit of their own in another network', async () => {
    for (let attempt = 0; attempt < 11; attempt += 1) await postFrom('2001:db8:9:1::1')
    expect([await postFrom('2001:db8:9:1::2'), await postFrom('2001:db8:9:2::1')]).toEqual([429, 200])
  })
})
