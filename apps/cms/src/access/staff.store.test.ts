import type { StaffRole } from '@ferrule/domain/publishing/staff-rights'
import { createLocalReq, type PayloadRequest, type TypedUser } from 'payload'
import { expect, test } from 'vitest'
import type { Page } from '../payload-types.ts'
import { restoreLanguage } from '../restoring/restore-language.ts'
import { aPage } from '../testing/a-page.ts'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'

/** Another signed-in user in the same transaction. */
async function signedIn(
  { payload, req, user }: TestContext,
  role: StaffRole,
  sites: string[] = [],
): Promise<PayloadRequest> {
  const other: TypedUser = { ...user, role, sites }
  const request = await createLocalReq({ user: other }, payload)
  if (req.transactionID) request.transactionID = req.transactionID
  return request
}

const by = (req: PayloadRequest) => ({ collection: 'pages', req, overrideAccess: false, locale: 'en' }) as const

/** A published page, created by an administrator. */
const aPublicPage = (context: TestContext) =>
  context.payload.create({ ...by(context.req), data: aPage({ site: context.siteId, title: 'Wire' }) })

// A refusal aborts the transaction, so it must be the last step of its test.

test('an editor writes a draft and a publisher publishes it', () =>
  rolledBack(async (context) => {
    const draft = aPage({ site: context.siteId, _status: 'draft' })
    const { id } = await context.payload.create({ ...by(await signedIn(context, 'editor')), draft: true, data: draft })
    const publisher = by(await signedIn(context, 'publisher'))
    const published = await context.payload.update({ ...publisher, id, data: { _status: 'published' } })
    expect(published._status).toBe('published')
  }))

test.each(['translator', 'editor'] as const)('a %s cannot publish', (role) =>
  rolledBack(async (context) => {
    const draft = aPage({ site: context.siteId, _status: 'draft' })
    const { id } = await context.payload.create({ ...by(context.req), draft: true, data: draft })
    const save = context.payload.update({ ...by(await signedIn(context, role)), id, data: { _status: 'published' } })
    await expect(save).rejects.toThrow(/not allowed/)
  }),
)

test.each(['translator', 'editor'] as const)('a %s cannot change a published page', (role) =>
  rolledBack(async (context) => {
    const { id } = await aPublicPage(context)
    const save = context.payload.update({ ...by(await signedIn(context, role)), id, data: { title: 'Sneaked in' } })
    await expect(save).rejects.toThrow('Please ask a publisher')
  }),
)

test.each(['translator', 'editor'] as const)('a %s cannot delete a page', (role) =>
  rolledBack(async (context) => {
    const { id } = await aPublicPage(context)
    const deletion = context.payload.delete({ ...by(await signedIn(context, role)), id })
    await expect(deletion).rejects.toThrow(/not allowed/)
  }),
)

test('a translator writes drafts of existing pages and cannot move them', () =>
  rolledBack(async (context) => {
    const { id, slug } = await aPublicPage(context)
    const translator = by(await signedIn(context, 'translator'))
    const data = { title: 'Leitung', slug: 'moved' }
    const saved = await context.payload.update({ ...translator, id, locale: 'de', draft: true, data })
    expect(saved).toMatchObject({ title: 'Leitung', slug })
  }))

test('a translator cannot create a page', () =>
  rolledBack(async (context) => {
    const translator = by(await signedIn(context, 'translator'))
    const creation = context.payload.create({ ...translator, draft: true, data: aPage({ site: context.siteId }) })
    await expect(creation).rejects.toThrow(/not allowed/)
  }))

test('a publisher changes pages of their own site', () =>
  rolledBack(async (context) => {
    const { id } = await aPublicPage(context)
    const here = by(await signedIn(context, 'publisher', [context.siteId]))
    expect((await context.payload.update({ ...here, id, data: { title: 'Mine' } })).title).toBe('Mine')
  }))

test('a publisher of another site cannot change a page', () =>
  rolledBack(async (context) => {
    const { id } = await aPublicPage(context)
    const elsewhere = by(await signedIn(context, 'publisher', [crypto.randomUUID()]))
    const save = context.payload.update({ ...elsewhere, id, data: { title: 'Taken over' } })
    await expect(save).rejects.toThrow(/not allowed/)
  }))

test('a publisher of another site cannot create a page', () =>
  rolledBack(async (context) => {
    const elsewhere = by(await signedIn(context, 'publisher', [crypto.randomUUID()]))
    const creation = context.payload.create({ ...elsewhere, data: aPage({ site: context.siteId }) })
    await expect(creation).rejects.toThrow(/not allowed/)
  }))

/** Another site than that of the context. */
async function anotherSite({ payload, req, siteId }: TestContext): Promise<string> {
  const where = { id: { not_equals: siteId } }
  const { docs } = await payload.find({ collection: 'sites', where, limit: 1, req, overrideAccess: false })
  return docs[0]?.id ?? ''
}

type Save = (site: string) => object

test.each<[string, Save]>([
  ['by its id', (site) => ({ site })],
  ['beside an unreadable status', (site) => ({ site, _status: 5 })],
  ['as a list', (site) => ({ site: [site] })],
  ['as a relation', (site) => ({ site: { relationTo: 'sites', value: site } })],
  ['as a document', (site) => ({ site: { id: site, name: 'x' } })],
])('a publisher of one site cannot move a page to another site, named %s [C8]', (_, toData) =>
  rolledBack(async (context) => {
    const { id } = await aPublicPage(context)
    const here = by(await signedIn(context, 'publisher', [context.siteId]))
    const save = context.payload.update({ ...here, id, data: toData(await anotherSite(context)) })
    await expect(save).rejects.toMatchObject({ status: expect.toBeOneOf([400, 403]) })
  }),
)

test('a publisher of one site cannot copy a page of another site [C8]', () =>
  rolledBack(async (context) => {
    const { id } = await aPublicPage(context)
    const elsewhere = by(await signedIn(context, 'publisher', [await anotherSite(context)]))
    await expect(context.payload.duplicate({ ...elsewhere, id })).rejects.toMatchObject({ status: 403 })
  }))

test('restoring a version cannot move a page to another site [C8]', () =>
  rolledBack(async (context) => {
    const site = await anotherSite(context)
    const { id } = await aPublicPage(context)
    await context.payload.update({ ...by(context.req), id, data: { site } })
    const { docs } = await context.payload.findVersions({
      ...by(context.req),
      where: { and: [{ parent: { equals: id } }, { 'version.site': { equals: context.siteId } }] },
    })
    const restoreAs = async (ownSite: string) => {
      const searchParams = new URLSearchParams({ locale: 'en' })
      const req = await signedIn(context, 'publisher', [ownSite])
      return restoreLanguage.handler(Object.assign(req, { routeParams: { id: docs[0]?.id }, searchParams }))
    }
    await restoreAs(site)
    expect((await context.payload.findByID({ ...by(context.req), id, depth: 0 })).site).toBe(site)
    // The refusal ends the transaction, so it is the last step.
    await expect(restoreAs(context.siteId)).rejects.toMatchObject({ status: 403 })
  }))

test('an editor of one site creates an empty draft there, as the admin does [C8]', () =>
  rolledBack(async (context) => {
    const site = await anotherSite(context)
    const editor = by(await signedIn(context, 'editor', [site]))
    // The fields of a draft are not validated, so the admin creates it without any.
    const data: object = {}
    const draft = await context.payload.create({ ...editor, draft: true, depth: 0, data: data as Page })
    expect(draft.site).toBe(site)
  }))

test('a publisher changes the settings of their site, but not its domains', () =>
  rolledBack(async (context) => {
    const publisher = await signedIn(context, 'publisher', [context.siteId])
    const data = { hideSideButtons: true, domains: [{ host: 'evil.example' }] }
    const as = { collection: 'sites', id: context.siteId, req: publisher, overrideAccess: false } as const
    const saved = await context.payload.update({ ...as, data })
    expect(saved.hideSideButtons).toBe(true)
    expect(saved.domains.map(({ host }) => host)).not.toContain('evil.example')
  }))

test('an administrator assigns sites to staff; role and name come from the identity server', () =>
  rolledBack(async (context) => {
    const as = { collection: 'users', req: context.req, overrideAccess: false } as const
    const data = { sites: [context.siteId], role: 'translator', name: 'Me' } as const
    const saved = await context.payload.update({
      ...as,
      id: context.user.id,
      data: { ...data, sites: [...data.sites] },
    })
    expect(saved).toMatchObject({ name: context.user.name, role: context.user.role })
    expect(saved.sites).toHaveLength(1)
  }))

test('only an administrator can assign sites', () =>
  rolledBack(async (context) => {
    const publisher = await signedIn(context, 'publisher')
    const as = { collection: 'users', req: publisher, overrideAccess: false } as const
    const save = context.payload.update({ ...as, id: context.user.id, data: { sites: [] } })
    await expect(save).rejects.toThrow(/not allowed/)
  }))
