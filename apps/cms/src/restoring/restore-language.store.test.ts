import { expect, test } from 'vitest'
import { aPage } from '../testing/a-page.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'
import { restoreLanguage } from './restore-language.ts'

const asEditor = ({ req, user }: TestContext) =>
  ({ collection: 'pages', req, user, overrideAccess: false, fallbackLocale: false }) as const

type Language = 'en' | 'de' | 'fr'

const publish = (context: TestContext, id: string, locale: Language, title: string) =>
  context.payload.update({
    ...asEditor(context),
    id,
    locale,
    data: { title, blocks: aPage({ site: context.siteId }).blocks, _status: 'published' },
  })

/** The public titles, read as an editor without drafts. */
const titles = async (context: TestContext, id: string) => {
  const { title } = await context.payload.findByID({ ...asEditor(context), id, locale: 'all' })
  return title
}

/** The id of the version that was published with this title. */
async function versionOf(context: TestContext, id: string, locale: Language, title: string): Promise<string> {
  const where = { parent: { equals: id }, 'version.title': { equals: title } }
  const { docs } = await context.payload.findVersions({ ...asEditor(context), locale, where, sort: 'createdAt' })
  const version = docs.find((one) => one.version._status === 'published')
  if (!version) throw new Error(`no version ${title}`)
  return version.id
}

async function restore({ req }: TestContext, id: string, query: string) {
  const request = Object.assign(req, { routeParams: { id }, searchParams: new URLSearchParams(query) })
  return restoreLanguage.handler(request)
}

test('restoring German leaves the later English text public', () =>
  rolledBack(async (context) => {
    const { id } = await context.payload.create({
      ...asEditor(context),
      locale: 'en',
      data: aPage({ site: context.siteId, title: 'one' }),
    })
    await publish(context, id, 'de', 'eins')
    await publish(context, id, 'en', 'two')
    await publish(context, id, 'de', 'zwei')
    await context.takeJobs()
    await restore(context, await versionOf(context, id, 'de', 'eins'), 'locale=de')
    expect(await titles(context, id)).toEqual({ en: 'two', de: 'eins' })
    const locales = (await context.takeJobs()).map(({ payload }) => (payload as { locales: string[] }).locales)
    expect(locales).toEqual([['de'], ['de']])
  }))

test('a page without English can be restored', () =>
  rolledBack(async (context) => {
    const { id } = await context.payload.create({
      ...asEditor(context),
      locale: 'de',
      data: aPage({ site: context.siteId, title: 'eins' }),
    })
    await publish(context, id, 'de', 'zwei')
    await restore(context, await versionOf(context, id, 'de', 'eins'), 'locale=de')
    expect(await titles(context, id)).toEqual({ de: 'eins' })
  }))

test('restoring as a draft changes nothing public', () =>
  rolledBack(async (context) => {
    const { id } = await context.payload.create({
      ...asEditor(context),
      locale: 'en',
      data: aPage({ site: context.siteId, title: 'one' }),
    })
    await publish(context, id, 'en', 'two')
    await restore(context, await versionOf(context, id, 'en', 'one'), 'locale=en&draft=true')
    expect(await titles(context, id)).toEqual({ en: 'two' })
    const draft = await context.payload.findByID({ ...asEditor(context), id, locale: 'en', draft: true })
    expect(draft.title).toBe('one')
  }))

test('restoring a language leaves the address and the protection of the page', () =>
  rolledBack(async (context) => {
    const data = aPage({ site: context.siteId, title: 'one' })
    const { id } = await context.payload.create({ ...asEditor(context), locale: 'en', data })
    const slug = `${data.slug}-moved`
    const change = { title: 'two', slug, theme: 'Copper', _status: 'published' } as const
    await context.payload.update({ ...asEditor(context), id, locale: 'en', data: change })
    await restore(context, await versionOf(context, id, 'en', 'one'), 'locale=en')
    const page = await context.payload.findByID({ ...asEditor(context), id, locale: 'en' })
    expect(page).toMatchObject({ title: 'one', slug, path: slug, theme: 'Copper' })
  }))

test('a version without a text in the language is refused', () =>
  rolledBack(async (context) => {
    const { id } = await context.payload.create({
      ...asEditor(context),
      locale: 'en',
      data: aPage({ site: context.siteId, title: 'one' }),
    })
    const version = await versionOf(context, id, 'en', 'one')
    await expect(restore(context, version, 'locale=de')).rejects.toThrow('no text in this language')
  }))

test('the restore of all languages at once is refused', () =>
  rolledBack(async (context) => {
    const { id } = await context.payload.create({
      ...asEditor(context),
      locale: 'en',
      data: aPage({ site: context.siteId, title: 'one' }),
    })
    const version = await versionOf(context, id, 'en', 'one')
    await expect(context.payload.restoreVersion({ ...asEditor(context), id: version })).rejects.toThrow('one language')
  }))
