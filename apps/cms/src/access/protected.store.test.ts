import { createLocalReq, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { checkPagePassword } from '../page-passwords/check-page-password.ts'
import { aPage } from '../testing/a-page.ts'
import { type Bench, rolledBack } from '../testing/rolled-back.ts'
import { serviceKeyHeader } from './own-server.ts'

const canary = 'canary-of-the-board'
const password = 'open sesame'

/** Somebody who is not signed in; with the key one of our own servers. */
async function outside({ payload, req }: Bench, { withKey = false } = {}): Promise<PayloadRequest> {
  const { serviceKey }: { serviceKey?: string } = payload.config.custom ?? {}
  const headers = new Headers(withKey && serviceKey ? { [serviceKeyHeader]: serviceKey } : {})
  const outsider = await createLocalReq({ req: { headers } }, payload)
  if (req.transactionID) outsider.transactionID = req.transactionID
  return outsider
}

async function aProtectedPage(bench: Bench): Promise<string> {
  const as = { collection: 'pages', req: bench.req, overrideAccess: false, locale: 'en' } as const
  const data = aPage({
    site: bench.siteId,
    title: 'Board papers',
    description: canary,
    pageType: 'Story',
    story: { leadText: canary },
    protection: { level: 'password', newPassword: password },
  })
  return (await bench.payload.create({ ...as, data })).id
}

const reading = (req: PayloadRequest) => ({ collection: 'pages', req, overrideAccess: false, locale: 'en' }) as const

test('a stranger sees of a protected page that it is there and what protects it [S6-034]', () =>
  rolledBack(async (bench) => {
    const id = await aProtectedPage(bench)
    const page = await bench.payload.findByID({ ...reading(await outside(bench)), id })
    expect(page).toMatchObject({ title: 'Board papers', protection: { level: 'password' } })
    expect(page.blocks).toBeNull()
    expect(JSON.stringify(page)).not.toContain(canary)
  }))

test('a stranger cannot guess a protected text by searching for it', () =>
  rolledBack(async (bench) => {
    await aProtectedPage(bench)
    const where = { description: { like: canary } }
    await expect(bench.payload.find({ ...reading(await outside(bench)), where })).rejects.toThrow(/cannot be queried/)
  }))

test('our own servers read the whole page', () =>
  rolledBack(async (bench) => {
    const id = await aProtectedPage(bench)
    const page = await bench.payload.findByID({ ...reading(await outside(bench, { withKey: true })), id })
    expect(page.description).toBe(canary)
    expect(page.protection.passwordVersion).toMatch(/^[0-9a-f]{12}$/)
  }))

test('the hash of the password leaves by no door, not even for an administrator', () =>
  rolledBack(async (bench) => {
    const id = await aProtectedPage(bench)
    const read = async (req: PayloadRequest) => [
      await bench.payload.findByID({ ...reading(req), id }),
      await bench.payload.findByID({ ...reading(req), id, showHiddenFields: true }),
    ]
    const versions = await bench.payload.findVersions({ ...reading(bench.req), where: { parent: { equals: id } } })
    const all = [...(await read(bench.req)), ...(await read(await outside(bench, { withKey: true }))), versions]
    expect(JSON.stringify(all)).not.toContain('argon2')
    expect(JSON.stringify(all)).not.toContain(password)
  }))

/** What the website is answered. */
async function ask(req: PayloadRequest, id: string, word: unknown): Promise<{ status: number; body: unknown }> {
  const response = await checkPagePassword.handler(
    Object.assign(req, { routeParams: { id }, json: () => Promise.resolve({ password: word }) }),
  )
  return { status: response.status, body: await response.json() }
}

test('the website learns whether a word opens a page, and nobody else', () =>
  rolledBack(async (bench) => {
    const id = await aProtectedPage(bench)
    const website = await outside(bench, { withKey: true })
    expect(await ask(website, id, password)).toMatchObject({ status: 200, body: { matches: true } })
    expect(await ask(website, id, 'open barley')).toEqual({ status: 200, body: { matches: false } })
    expect((await ask(website, id, '')).status).toBe(400)
    expect((await ask(website, crypto.randomUUID(), password)).status).toBe(404)
    expect((await ask(website, 'no-id', password)).status).toBe(404)
    expect((await ask(await outside(bench), id, password)).status).toBe(404)
  }))
