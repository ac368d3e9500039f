import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createIdentityDirectory, type IdentityDirectory } from './identity-directory.ts'

const received: string[] = []
/** Replies by method and path; everything else is 404. */
let replies: Record<string, { status: number; body?: unknown }> = {}
let server: Server
let directory: IdentityDirectory

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const path = (request.url ?? '').replace('/admin/realms/alpha', '')
      if (path.endsWith('/token')) return void response.end(JSON.stringify({ access_token: 't', expires_in: 60 }))
      const [address = ''] = path.split('?')
      const reply = replies[`${request.method} ${address}`] ?? { status: 404, body: {} }
      if (request.method !== 'GET') received.push(`${request.method} ${path} ${body}`)
      response.writeHead(reply.status).end(JSON.stringify(reply.body ?? {}))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const internalUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const authenticateClient = async () => ({ client_id: 'portal-data' })
  const issuer = 'https://id.example/realms/alpha'
  directory = createIdentityDirectory({ internalUrl, issuer, authenticateClient, timeoutMs: 20_000 })
})
afterAll(() => server.close())
beforeEach(() => {
  received.length = 0
  replies = {}
})

const robert = {
  email: 'robert@example.com',
  firstName: 'Robert',
  lastName: 'Neu',
  language: 'pt' as const,
  password: 'a long password',
}

test.each([
  [409, 'exists'],
  [400, 'password-refused'],
])('the status %i of a new account means %s', async (status, expected) => {
  replies = { 'POST /users': { status } }
  expect(await directory.createPerson(robert)).toBe(expected)
})

test('a new account has a verified address and the language of the person', async () => {
  replies = { 'POST /users': { status: 201 }, 'GET /users': { status: 200, body: [{ id: 'u1' }] } }
  expect(await directory.createPerson(robert)).toEqual({ id: 'u1' })
  expect(received[0]).toContain('"emailVerified":true')
  expect(received[0]).toContain('"locale":["pt-BR"]')
})

test('the members of a role are read after an id; a server without the list is an error, not a role without members', async () => {
  replies = { 'GET /role-members/kmx_a': { status: 200, body: ['u1', 'u2'] } }
  expect(await directory.listRoleMembers('kmx_a', { after: 'u0', max: 2 })).toEqual(['u1', 'u2'])
  await expect(directory.listRoleMembers('kmx_b', { after: '', max: 2 })).rejects.toThrow()
})

test('an outage while an account is created is thrown', async () => {
  replies = { 'POST /users': { status: 503 } }
  await expect(directory.createPerson(robert)).rejects.toThrow('503')
})

test('takes roles away before it gives others, and sends the roles as the server lists them', async () => {
  const path = '/users/u1/role-mappings/realm'
  replies = {
    [`GET ${path}`]: {
      status: 200,
      body: [
        { id: '1', name: 'old' },
        { id: '2', name: 'other' },
      ],
    },
    [`GET ${path}/available`]: { status: 200, body: [{ id: '3', name: 'new' }] },
    [`POST ${path}`]: { status: 204 },
    [`DELETE ${path}`]: { status: 204 },
  }
  await directory.changeRoles('u1', { add: ['new'], remove: ['old'] })
  expect(received).toEqual([`DELETE ${path} [{"name":"old","id":"1"}]`, `POST ${path} [{"name":"new","id":"3"}]`])
})

test('a deleted account has no roles to find', async () => {
  expect(await directory.findRoles('gone')).toBeUndefined()
})

test('an organisation is created once, renamed where its name differs, and a member is added once', async () => {
  const known = { id: 'o1', alias: '105260', name: 'Old' }
  replies = {
    'GET /organizations': { status: 200, body: [known] },
    'GET /organizations/o1': { status: 200, body: { ...known, domains: [{ name: 'old.example', verified: true }] } },
    'PUT /organizations/o1': { status: 204 },
    'POST /organizations/o1/members': { status: 409 },
  }
  expect(await directory.saveOrganisation({ alias: '105260', name: 'Old' })).toBe('o1')
  expect(received).toEqual([])
  expect(await directory.saveOrganisation({ alias: '105260', name: 'Rautenberg' })).toBe('o1')
  expect(received[0]).toContain('PUT /organizations/o1')
  expect(received[0]).toContain('old.example')
  await directory.addMember('o1', 'u1')
  expect(received[1]).toBe('POST /organizations/o1/members "u1"')
})
