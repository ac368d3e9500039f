import { createContentService } from '@ferrule/content-client/content-service'
import { sql } from '@payloadcms/db-postgres'
import { getPayload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../payload.config.ts'
import { readSettings } from '../settings.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'

const { port, serviceKey } = readSettings()
const service = createContentService({ url: `http://127.0.0.1:${port}`, key: serviceKey })
const payload = await getPayload({ config })
const run = async (statement: ReturnType<typeof sql>) => (await payload.db.drizzle.execute(statement)).rows

/** Sorts after all other addresses. */
const prefix = `/zz-${crypto.randomUUID()}`
const last = { previousUrl: `${prefix}-5999`, target: '/new-5999' }

beforeAll(async () => {
  await run(sql`insert into redirects (site_id, previous_url, target)
    select id, ${prefix} || '-' || to_char(number, 'FM0000'), '/new-' || number
    from sites, generate_series(0, 5999) number where coalesce(slug, '') = ''`)
  await run(sql`analyze redirects`)
})
afterAll(() => run(sql`delete from redirects where previous_url like ${`${prefix}-%`}`))

test('the last of 6,000 redirects is found by its previous address, and no other site has it [S7-038]', async () => {
  expect(await service.findRedirect('', last.previousUrl)).toEqual(last)
  expect(await service.findRedirect('', `${prefix}-6000`)).toBeUndefined()
  expect(await service.findRedirect('schleuniger', last.previousUrl)).toBeUndefined()
})

test('all 6,000 redirects of a site are read in one request', async () => {
  const redirects = await service.readRedirects('')
  expect(redirects.filter(({ previousUrl }) => previousUrl.startsWith(prefix))).toHaveLength(6000)
  expect(redirects).toContainEqual(last)
})

test('an address is found by an index', async () => {
  const plan = await run(sql`explain select target from redirects
    where deleted_at is null and previous_url = ${last.previousUrl} and site_id = (select id from sites where coalesce(slug, '') = '')`)
  expect(JSON.stringify(plan)).toMatch(/Index (Only )?Scan using \S*previous/)
})

const as = ({ req }: TestContext) => ({ collection: 'redirects', req, overrideAccess: false, locale: 'en' }) as const

test.each([
  [' /DE/Alt/ ', '/de/Alt'],
  ['/%C3%BCber-uns', '/über-uns'],
])('the address %j is saved in its normalised spelling %j', (written, saved) =>
  rolledBack(async (context) => {
    const data = { site: context.siteId, previousUrl: written, target: '/new' }
    const { id, previousUrl } = await context.payload.create({ ...as(context), data })
    expect(previousUrl).toBe(saved)
    const changed = await context.payload.update({ ...as(context), id, data: { target: '/newer' } })
    expect(changed.previousUrl).toBe(saved)
  }),
)

test.each([{ previousUrl: 5 }, { target: ['/new'] }, { target: null }])(
  'a redirect with %j is refused as malformed',
  (wrong) =>
    rolledBack(async (context) => {
      const data = Object.assign({ site: context.siteId, previousUrl: '/old', target: '/new' }, wrong)
      await expect(context.payload.create({ ...as(context), data })).rejects.toMatchObject({ status: 400 })
    }),
)

test.each(['/de', '/xy', ''])('a redirect that closes a circle through an address below %j is refused', (below) =>
  rolledBack(async (context) => {
    const create = (previousUrl: string, target: string) =>
      context.payload.create({ ...as(context), data: { site: context.siteId, previousUrl, target } })
    await create(`${below}${prefix}-b`, `${prefix}-a`)
    const target = below === '/de' ? `${prefix}-b` : `${below}${prefix}-b`
    // The refusal ends the transaction, so it is the last step.
    await expect(create(`${prefix}-a`, target)).rejects.toThrow('in a circle')
  }),
)

test('the database refuses a second redirect from an address of a site', () =>
  expect(
    run(sql`insert into redirects (site_id, previous_url, target)
      select site_id, previous_url, '/other' from redirects where previous_url = ${last.previousUrl}`),
  ).rejects.toThrow())
