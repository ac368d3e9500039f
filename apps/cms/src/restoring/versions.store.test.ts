import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { transactionOf } from '../postgres/transaction-of.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'

const by = ({ req }: TestContext) => ({ req, overrideAccess: false, fallbackLocale: false, depth: 0 }) as const

type Entry = { id?: string | null; title?: string | null; children?: Entry[] | null }

const theme = 'Default' as const
const saveHeader = (context: TestContext, locale: 'en' | 'de', items: Entry[]) =>
  context.payload.update({
    ...by(context),
    collection: 'sites',
    id: context.siteId,
    locale,
    data: { headerNavigation: { options: { theme }, items } },
  })

/** The titles of the header in both languages, in their order. */
async function readHeader(context: TestContext) {
  const as = { ...by(context), collection: 'sites', id: context.siteId } as const
  const read = async (locale: 'en' | 'de') =>
    ((await context.payload.findByID({ ...as, locale })).headerNavigation.items ?? []).map(({ title, children }) => [
      title,
      ...(children ?? []).map((child) => child.title),
    ])
  return { en: await read('en'), de: await read('de') }
}

async function oldestVersion(context: TestContext, collection: 'sites' | 'news-items' | 'redirects', parent: string) {
  const where = { parent: { equals: parent } }
  const { docs } = await context.payload.findVersions({ ...by(context), collection, where, sort: 'updatedAt' })
  const [version] = docs
  if (!version) throw new Error('no version')
  return version.id
}

test('a navigation change is undone in every language, after rows were moved', () =>
  rolledBack(async (context) => {
    const created = await saveHeader(context, 'en', [
      { title: 'Products', children: [{ title: 'Cut' }] },
      { title: 'Service' },
    ])
    const [products, service] = created.headerNavigation.items ?? []
    const child = products?.children?.[0]
    await saveHeader(context, 'de', [
      { id: products?.id ?? null, title: 'Produkte', children: [{ id: child?.id ?? null, title: 'Schneiden' }] },
      { id: service?.id ?? null, title: 'Dienst' },
    ])
    const before = await readHeader(context)
    expect(before).toEqual({
      en: [['Products', 'Cut'], ['Service']],
      de: [['Produkte', 'Schneiden'], ['Dienst']],
    })
    const where = { parent: { equals: context.siteId } }
    const versions = await context.payload.findVersions({
      ...by(context),
      collection: 'sites',
      where,
      sort: '-updatedAt',
    })
    await saveHeader(context, 'en', [{ id: service?.id ?? null, title: 'Support' }, { title: 'News' }])
    expect(await readHeader(context)).toEqual({ en: [['Support'], ['News']], de: [['Dienst'], [undefined]] })
    const [latest] = versions.docs
    if (!latest) throw new Error('no version')
    await context.payload.restoreVersion({ ...by(context), collection: 'sites', id: latest.id })
    expect(await readHeader(context)).toEqual(before)
  }))

test('the first change of a seeded navigation is undone in every language', () =>
  rolledBack(async (context) => {
    const before = await readHeader(context)
    expect(before.de).not.toEqual(before.en)
    const where = { parent: { equals: context.siteId } }
    await saveHeader(context, 'en', [{ title: 'Mistake' }])
    const { docs } = await context.payload.findVersions({
      ...by(context),
      collection: 'sites',
      where,
      sort: '-updatedAt',
    })
    const [, previous] = docs
    if (!previous) throw new Error('no version')
    await context.payload.restoreVersion({ ...by(context), collection: 'sites', id: previous.id })
    expect(await readHeader(context)).toEqual(before)
  }))

test('the first change of a redirect that is older than its versions can be undone', () =>
  rolledBack(async (context) => {
    const data = { site: context.siteId, previousUrl: '/undo-a', target: '/undo-b' }
    const { id } = await context.payload.create({ ...by(context), collection: 'redirects', data })
    await (await transactionOf(context.req)).execute(sql`delete from _redirects_v where parent_id = ${id}`)
    await context.payload.update({ ...by(context), collection: 'redirects', id, data: { target: '/undo-c' } })
    const version = await oldestVersion(context, 'redirects', id)
    const restored = await context.payload.restoreVersion({ ...by(context), collection: 'redirects', id: version })
    expect(restored.target).toBe('/undo-b')
  }))

test('news without English are restored', () =>
  rolledBack(async (context) => {
    const as = { ...by(context), collection: 'news-items', locale: 'de' } as const
    const data = { site: context.siteId, title: 'eins', publicationDate: new Date().toISOString() }
    const { id } = await context.payload.create({ ...as, data })
    await context.payload.update({ ...as, id, data: { title: 'zwei' } })
    await context.payload.restoreVersion({ ...as, id: await oldestVersion(context, 'news-items', id) })
    expect((await context.payload.findByID({ ...as, id })).title).toBe('eins')
    await expect(context.payload.update({ ...as, id, data: { title: '' } })).rejects.toThrow()
  }))
