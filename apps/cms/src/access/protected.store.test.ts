import { createLocalReq, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { checkPagePassword } from '../page-passwords/check-page-password.ts'
import { aPage } from '../testing/a-page.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'
import { serviceKeyHeader } from './service-key.ts'

const canary = 'canary-of-the-board'
const password = 'open sesame'

/** A request without a signed-in user, optionally with the service key. */
async function anonymousRequest({ payload, req }: TestContext, { withKey = false } = {}): Promise<PayloadRequest> {
  const { serviceKey }: { serviceKey?: string } = payload.config.custom ?? {}
  const headers = new Headers(withKey && serviceKey ? { [serviceKeyHeader]: serviceKey } : {})
  const anonymous = await createLocalReq({ req: { headers } }, payload)
  if (req.transactionID) anonymous.transactionID = req.transactionID
  return anonymous
}

async function aProtectedPage(context: TestContext): Promise<string> {
  const as = { collection: 'pages', req: context.req, overrideAccess: false, locale: 'en' } as const
  const data = aPage({
    site: context.siteId,
    title: 'Board papers',
    description: canary,
    pageType: 'Story',
    story: { leadText: canary },
    protection: { level: 'password', newPassword: password },
  })
  return (await context.payload.create({ ...as, data })).id
}

const reading = (req: PayloadRequest) => ({ collection: 'pages', req, overrideAccess: false, locale: 'en' }) as const

test('an anonymous visitor sees only the title and the protection of a protected page [S6-034]', () =>
  rolledBack(async (context) => {
    const id = await aProtectedPage(context)
    const page = await context.payload.findByID({ ...reading(await anonymousRequest(context)), id })
    expect(page).toMatchObject({ title: 'Board papers', protection: { level: 'password' } })
    expect(page.blocks).toBeNull()
    expect(JSON.stringify(page)).not.toContain(canary)
  }))

test('an anonymous visitor cannot guess a protected text by filtering on it', () =>
  rolledBack(async (context) => {
    await aProtectedPage(context)
    const where = { description: { like: canary } }
    await expect(context.payload.find({ ...reading(await anonymousRequest(context)), where })).rejects.toThrow(
      /cannot be queried/,
    )
  }))

test('a request with the service key reads the whole page', () =>
  rolledBack(async (context) => {
    const id = await aProtectedPage(context)
    const page = await context.payload.findByID({ ...reading(await anonymousRequest(context, { withKey: true })), id })
    expect(page.description).toBe(canary)
    expect(page.protection.passwordVersion).toMatch(/^[0-9a-f]{12}$/)
  }))

test('no API returns the password hash, not even to an administrator', () =>
  rolledBack(async (context) => {
    const id = await aProtectedPage(context)
    const read = async (req: PayloadRequest) => [
      await context.payload.findByID({ ...reading(req), id }),
      await context.payload.findByID({ ...reading(req), id, showHiddenFields: true }),
    ]
    const versions = await context.payload.findVersions({ ...reading(context.req), where: { parent: { equals: id } } })
    const all = [
      ...(await read(context.req)),
      ...(await read(await anonymousRequest(context, { withKey: true }))),
      versions,
    ]
    expect(JSON.stringify(all)).not.toContain('argon2')
    expect(JSON.stringify(all)).not.toContain(password)
  }))

async function postPassword(
  req: PayloadRequest,
  id: string,
  attempt: unknown,
): Promise<{ status: number; body: unknown }> {
  const response = await checkPagePassword.handler(
    Object.assign(req, { routeParams: { id }, json: () => Promise.resolve({ password: attempt }) }),
  )
  return { status: response.status, body: await response.json() }
}

test('only the website can check the password of a page', () =>
  rolledBack(async (context) => {
    const id = await aProtectedPage(context)
    const website = await anonymousRequest(context, { withKey: true })
    expect(await postPassword(website, id, password)).toMatchObject({ status: 200, body: { matches: true } })
    expect(await postPassword(website, id, 'open barley')).toEqual({ status: 200, body: { matches: false } })
    expect((await postPassword(website, id, '')).status).toBe(400)
    expect((await postPassword(website, crypto.randomUUID(), password)).status).toBe(404)
    expect((await postPassword(website, 'no-id', password)).status).toBe(404)
    expect((await postPassword(await anonymousRequest(context), id, password)).status).toBe(404)
  }))
