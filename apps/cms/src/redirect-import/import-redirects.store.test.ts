import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { transactionOf } from '../postgres/transaction-of.ts'
import { aPage } from '../testing/a-page.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'
import { importRedirects } from './import-redirects.ts'

const administrator = { role: 'administrator', sites: [] } as const
const prefix = `/zz-${crypto.randomUUID()}`

async function run({ req }: TestContext, rows: string[], options: { isDryRun?: boolean; sites?: string[] } = {}) {
  const { isDryRun = false, sites } = options
  const staff = sites ? { role: 'publisher' as const, sites } : administrator
  const report = await importRedirects(req, staff, { csv: ['site;previousUrl;target', ...rows].join('\n'), isDryRun })
  if (!report.ok) throw new Error(report.reason)
  return report.value
}

const stored = async ({ payload, req }: TestContext) => {
  const where = { previousUrl: { like: prefix } }
  const { docs } = await payload.find({ collection: 'redirects', req, where, sort: 'previousUrl', depth: 0 })
  return docs.map(({ previousUrl, target }) => `${previousUrl} > ${target}`)
}

/** Creates a published page; returns its address. */
async function publishPage({ payload, req, siteId }: TestContext): Promise<string> {
  const as = { collection: 'pages', req, overrideAccess: false, locale: 'en' } as const
  const { slug } = await payload.create({ ...as, data: aPage({ site: siteId }) })
  return `/${slug}`
}

test('a dry run changes nothing, and the import saves the accepted rows with a version each and one refresh', () =>
  rolledBack(async (context) => {
    const page = await publishPage(context)
    await context.takeJobs()
    const rows = [`main;${prefix}-a;${page}`, `;${prefix}-b;${prefix}-a`, `main;${prefix}-c;/zz-nowhere`]
    const counts = { created: 2, changed: 0, unchanged: 0, refused: 1 }
    expect(await run(context, rows, { isDryRun: true })).toMatchObject({ counts, isApplied: false })
    expect(await stored(context)).toEqual([])
    const report = await run(context, rows)
    expect(report).toMatchObject({ counts, isApplied: true })
    expect(report.rows[0]).toMatchObject({ line: 4, outcome: 'refused', reason: 'target-missing' })
    expect(await stored(context)).toEqual([`${prefix}-a > ${page}`, `${prefix}-b > ${prefix}-a`])
    const jobs = await context.takeJobs()
    expect(jobs.map(({ payload }) => payload)).toEqual([{ what: 'redirects', siteSlugs: [''] }])
    expect((await run(context, rows)).counts).toEqual({ created: 0, changed: 0, unchanged: 2, refused: 1 })
    expect(await context.takeJobs()).toEqual([])
  }))

test('a changed redirect can be restored to its state before the import', () =>
  rolledBack(async (context) => {
    const [page, other] = [await publishPage(context), await publishPage(context)]
    const db = await transactionOf(context.req)
    await db.execute(sql`insert into redirects (site_id, previous_url, target)
      values (${context.siteId}, ${`${prefix}-a`}, ${page})`)
    expect((await run(context, [`main;${prefix}-a;${other}`])).counts).toMatchObject({ changed: 1 })
    const where = { 'version.previousUrl': { equals: `${prefix}-a` } }
    const as = { collection: 'redirects', req: context.req, overrideAccess: true } as const
    const { docs } = await context.payload.findVersions({ ...as, where, sort: 'createdAt' })
    expect(docs.map(({ version }) => version.target)).toEqual([page, other])
  }))

test('an address in the trash is free, and a site that the user does not work for is refused', () =>
  rolledBack(async (context) => {
    const page = await publishPage(context)
    const db = await transactionOf(context.req)
    await db.execute(sql`insert into redirects (site_id, previous_url, target, deleted_at)
      values (${context.siteId}, ${`${prefix}-a`}, '/zz', now())`)
    const rows = [`main;${prefix}-a;${page}`]
    const refused = await run(context, rows, { sites: [crypto.randomUUID()] })
    expect(refused.rows[0]).toMatchObject({ outcome: 'refused', reason: 'other-site' })
    expect((await run(context, rows, { sites: [context.siteId] })).counts).toMatchObject({ created: 1 })
    expect(await stored(context)).toEqual([`${prefix}-a > ${page}`])
  }))

test('5,000 rows are imported in seconds', () =>
  rolledBack(async (context) => {
    const page = await publishPage(context)
    const rows = Array.from({ length: 5000 }, (_, index) => `main;${prefix}-${index};${page}`)
    const started = Date.now()
    expect((await run(context, rows)).counts).toMatchObject({ created: 5000 })
    expect(Date.now() - started).toBeLessThan(20_000)
  }))
