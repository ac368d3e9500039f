import { link, paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'
import { toPageReference } from '@ferrule/domain/navigation/page-reference'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Page } from '../payload-types.ts'
import { toEditorTree } from '../seeding/to-editor-tree.ts'
import { aPage } from '../testing/a-page.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'
import { linkTargetsEndpoint } from './link-targets-endpoint.ts'

const onPages = ({ req }: TestContext) =>
  ({ req, overrideAccess: false, fallbackLocale: false, depth: 0, collection: 'pages', locale: 'en' }) as const
const to = (pageId: string) => toPageReference({ pageId, suffix: '#team' })

type Blocks = NonNullable<Page['blocks']>

const heroWith = (href: string): Blocks => [{ blockType: 'hero', heading: 'Wire', links: [{ text: 'More', href }] }]
const textWith = (href: string): Blocks => [
  { blockType: 'text', body: toEditorTree(richText(paragraph(link('More', href)))) },
]

const create = (context: TestContext, fields: Partial<Page> = {}) =>
  context.payload.create({ ...onPages(context), data: aPage({ site: context.siteId, ...fields }) })
const trash = (context: TestContext, id: string) =>
  context.payload.update({ ...onPages(context), id, data: { deletedAt: new Date().toISOString() } })

test.each([
  ['a block', heroWith],
  ['a rich text', textWith],
])('the reference of %s is saved as it is', (_, blocksWith) =>
  rolledBack(async (context) => {
    const target = await create(context)
    const { id } = await create(context, { blocks: blocksWith(to(target.id)) })
    const saved = await context.payload.findByID({ ...onPages(context), id })
    expect(JSON.stringify(saved.blocks)).toContain(`"${to(target.id)}"`)
  }),
)

// A refusal ends the transaction, so each test has one at most, and as its last step.
test.each([['published'], ['draft']] as const)('a link to a page in the trash is refused when saved as %s', (_status) =>
  rolledBack(async (context) => {
    const { id } = await create(context)
    await trash(context, id)
    await expect(create(context, { blocks: heroWith(to(id)), _status })).rejects.toThrow('in the trash')
  }),
)

test('a link to a page that never existed is refused', () =>
  rolledBack(async (context) => {
    await expect(create(context, { blocks: heroWith(to(crypto.randomUUID())) })).rejects.toThrow('is deleted')
  }))

/** The id of a site other than the main site. */
async function findOtherSite({ payload, req }: TestContext): Promise<string> {
  const where = { slug: { equals: 'komax' } }
  const { docs } = await payload.find({ collection: 'sites', where, depth: 0, req, overrideAccess: false })
  return docs[0]?.id ?? ''
}

test('a link to a page of another site is refused', () =>
  rolledBack(async (context) => {
    const { id } = await create(context, { site: await findOtherSite(context), _status: 'draft' })
    await expect(create(context, { blocks: heroWith(to(id)) })).rejects.toThrow('on another site')
  }))

const answer = z.object({ targets: z.array(z.object({ title: z.string(), target: z.string() })) })

async function search({ req }: TestContext, args: Record<string, string>) {
  const response = await linkTargetsEndpoint.handler(Object.assign(req, { searchParams: new URLSearchParams(args) }))
  return answer.parse(await response.json()).targets.map(({ title }) => title)
}

test('the picker finds pages of the same site by title or path, drafts too, and names a chosen page', () =>
  rolledBack(async (context) => {
    const word = crypto.randomUUID()
    const page = await create(context, { title: `Fair ${word}`, _status: 'draft' })
    await create(context, { title: `Elsewhere ${word}`, site: await findOtherSite(context), _status: 'draft' })
    const found = [`Fair ${word}`]
    expect(await search(context, { search: word, site: context.siteId })).toEqual(found)
    expect(await search(context, { search: `/${page.slug}`, page: page.id })).toEqual(found)
    expect(await search(context, { target: to(page.id) })).toEqual(found)
    expect(await search(context, { search: word })).toEqual([])
  }))

const remove = (context: TestContext, id: string) => context.payload.delete({ ...onPages(context), id })

test.each([
  ['the trash', trash],
  ['deletion', remove],
])('a page that another links to is kept from %s, and the refusal names the other', (_, end) =>
  rolledBack(async (context) => {
    const target = await create(context)
    const from = await create(context, { title: 'Fair', blocks: textWith(to(target.id)) })
    await expect(end(context, target.id)).rejects.toThrow(`Fair (/${from.path})`)
  }),
)

test('a page that the draft of a published page links to is kept from the trash', () =>
  rolledBack(async (context) => {
    const target = await create(context)
    const { id, path } = await create(context, { title: 'Fair' })
    await context.payload.update({ ...onPages(context), id, draft: true, data: { blocks: heroWith(to(target.id)) } })
    await expect(trash(context, target.id)).rejects.toThrow(`Fair (/${path})`)
  }))

const recover = (context: TestContext, id: string) =>
  context.payload.update({ ...onPages(context), id, trash: true, data: { deletedAt: null, _status: 'draft' } })

async function trashBoth(context: TestContext) {
  const target = await create(context)
  const from = await create(context, { blocks: heroWith(to(target.id)) })
  await trash(context, from.id)
  await trash(context, target.id)
  return { target, from }
}

test('a page can go after the pages that link to it, and come back before them', () =>
  rolledBack(async (context) => {
    const { target, from } = await trashBoth(context)
    await recover(context, target.id)
    expect((await recover(context, from.id)).deletedAt ?? null).toBeNull()
  }))

test('a page does not come back from the trash before a page that it links to', () =>
  rolledBack(async (context) => {
    const { from } = await trashBoth(context)
    await expect(recover(context, from.id)).rejects.toThrow('in the trash')
  }))
