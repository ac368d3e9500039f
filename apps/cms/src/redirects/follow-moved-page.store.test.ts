import { expect, test } from 'vitest'
import { aPage } from '../testing/a-page.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'

const by = ({ req }: TestContext) => ({ req, overrideAccess: false, locale: 'en', depth: 0 }) as const

const create = (context: TestContext, fields: { parent?: string; slug?: string; successor?: string } = {}) =>
  context.payload.create({ ...by(context), collection: 'pages', data: aPage({ site: context.siteId, ...fields }) })

const rename = (context: TestContext, id: string, slug: string) =>
  context.payload.update({ ...by(context), collection: 'pages', id, data: { slug, _status: 'published' } })

/** The targets of the redirects from these paths; undefined for a path without one. */
const targets = (context: TestContext, paths: (string | null | undefined)[]) =>
  Promise.all(
    paths.map(async (path) => {
      const where = { site: { equals: context.siteId }, previousUrl: { equals: `/${path}` } }
      return (await context.payload.find({ ...by(context), collection: 'redirects', where })).docs[0]?.target
    }),
  )

test('renaming a page redirects its address and those of the pages below it', () =>
  rolledBack(async (context) => {
    const parent = await create(context)
    const child = await create(context, { parent: parent.id, slug: 'child' })
    const slug = `${parent.slug}-moved`
    await rename(context, parent.id, slug)
    expect(await targets(context, [parent.path, child.path])).toEqual([`/${slug}`, `/${slug}/child`])
  }))

test('renaming a page back leaves no redirect in front of it', () =>
  rolledBack(async (context) => {
    const { id, slug } = await create(context)
    await rename(context, id, `${slug}-moved`)
    await rename(context, id, slug)
    expect(await targets(context, [slug, `${slug}-moved`])).toEqual([undefined, `/${slug}`])
  }))

test('a draft can be renamed without a redirect', () =>
  rolledBack(async (context) => {
    const data = aPage({ site: context.siteId, _status: 'draft' })
    const as = { ...by(context), collection: 'pages', draft: true } as const
    const { id, slug } = await context.payload.create({ ...as, data })
    await context.payload.update({ ...as, id, data: { slug: `${slug}-moved` } })
    expect(await targets(context, [slug])).toEqual([undefined])
  }))

test('the address of a page in the trash leads to its successor until the page comes back', () =>
  rolledBack(async (context) => {
    const successor = await create(context)
    const { id, path } = await create(context, { successor: successor.id })
    const as = { ...by(context), collection: 'pages', id } as const
    await context.payload.update({ ...as, data: { deletedAt: new Date().toISOString() } })
    expect(await targets(context, [path])).toEqual([`/${successor.path}`])
    await context.payload.update({ ...as, trash: true, data: { deletedAt: null, _status: 'draft' } })
    expect(await targets(context, [path])).toEqual([undefined])
  }))

test('a page moves although its redirect would close a circle', () =>
  rolledBack(async (context) => {
    const { id, slug } = await create(context)
    const moved = `${slug}-moved`
    const data = { site: context.siteId, previousUrl: `/de/${moved}`, target: `/de/${slug}` }
    await context.payload.create({ ...by(context), collection: 'redirects', data })
    expect((await rename(context, id, moved)).path).toBe(moved)
    expect(await targets(context, [slug])).toEqual([undefined])
  }))
