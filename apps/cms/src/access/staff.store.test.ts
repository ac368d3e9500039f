import type { StaffRole } from '@ferrule/domain/publishing/staff-rights'
import { createLocalReq, type PayloadRequest, type TypedUser } from 'payload'
import { expect, test } from 'vitest'
import { aPage } from '../testing/a-page.ts'
import { type Bench, rolledBack } from '../testing/rolled-back.ts'

/** Somebody else in the same transaction. */
async function signedIn({ payload, req, user }: Bench, role: StaffRole, sites: string[] = []): Promise<PayloadRequest> {
  const somebody: TypedUser = { ...user, role, sites }
  const theirs = await createLocalReq({ user: somebody }, payload)
  if (req.transactionID) theirs.transactionID = req.transactionID
  return theirs
}

const by = (req: PayloadRequest) => ({ collection: 'pages', req, overrideAccess: false, locale: 'en' }) as const

/** A public page, made by an administrator. */
const aPublicPage = (bench: Bench) =>
  bench.payload.create({ ...by(bench.req), data: aPage({ site: bench.siteId, title: 'Wire' }) })

// A refusal ends the transaction, so it is the last thing in its test.

test('an editor writes a draft and a publisher publishes it', () =>
  rolledBack(async (bench) => {
    const draft = aPage({ site: bench.siteId, _status: 'draft' })
    const { id } = await bench.payload.create({ ...by(await signedIn(bench, 'editor')), draft: true, data: draft })
    const publisher = by(await signedIn(bench, 'publisher'))
    const published = await bench.payload.update({ ...publisher, id, data: { _status: 'published' } })
    expect(published._status).toBe('published')
  }))

test.each(['translator', 'editor'] as const)('a %s does not publish', (role) =>
  rolledBack(async (bench) => {
    const draft = aPage({ site: bench.siteId, _status: 'draft' })
    const { id } = await bench.payload.create({ ...by(bench.req), draft: true, data: draft })
    const save = bench.payload.update({ ...by(await signedIn(bench, role)), id, data: { _status: 'published' } })
    await expect(save).rejects.toThrow(/not allowed/)
  }),
)

test.each(['translator', 'editor'] as const)('a %s changes nothing that the public sees', (role) =>
  rolledBack(async (bench) => {
    const { id } = await aPublicPage(bench)
    const save = bench.payload.update({ ...by(await signedIn(bench, role)), id, data: { title: 'Sneaked in' } })
    await expect(save).rejects.toThrow('Please ask a publisher')
  }),
)

test.each(['translator', 'editor'] as const)('a %s deletes nothing', (role) =>
  rolledBack(async (bench) => {
    const { id } = await aPublicPage(bench)
    const deletion = bench.payload.delete({ ...by(await signedIn(bench, role)), id })
    await expect(deletion).rejects.toThrow(/not allowed/)
  }),
)

test('a translator writes drafts of what is there, and moves nothing', () =>
  rolledBack(async (bench) => {
    const { id, slug } = await aPublicPage(bench)
    const translator = by(await signedIn(bench, 'translator'))
    const data = { title: 'Leitung', slug: 'moved' }
    const saved = await bench.payload.update({ ...translator, id, locale: 'de', draft: true, data })
    expect(saved).toMatchObject({ title: 'Leitung', slug })
  }))

test('a translator creates nothing', () =>
  rolledBack(async (bench) => {
    const translator = by(await signedIn(bench, 'translator'))
    const creation = bench.payload.create({ ...translator, draft: true, data: aPage({ site: bench.siteId }) })
    await expect(creation).rejects.toThrow(/not allowed/)
  }))

test('a publisher works on their own site', () =>
  rolledBack(async (bench) => {
    const { id } = await aPublicPage(bench)
    const here = by(await signedIn(bench, 'publisher', [bench.siteId]))
    expect((await bench.payload.update({ ...here, id, data: { title: 'Mine' } })).title).toBe('Mine')
  }))

test('a publisher of another site changes nothing here', () =>
  rolledBack(async (bench) => {
    const { id } = await aPublicPage(bench)
    const elsewhere = by(await signedIn(bench, 'publisher', [crypto.randomUUID()]))
    const save = bench.payload.update({ ...elsewhere, id, data: { title: 'Taken over' } })
    await expect(save).rejects.toThrow(/not allowed/)
  }))

test('a publisher of another site creates nothing here', () =>
  rolledBack(async (bench) => {
    const elsewhere = by(await signedIn(bench, 'publisher', [crypto.randomUUID()]))
    const creation = bench.payload.create({ ...elsewhere, data: aPage({ site: bench.siteId }) })
    await expect(creation).rejects.toThrow(/not allowed/)
  }))

test('a publisher changes the navigation of their site, and where it answers stays', () =>
  rolledBack(async (bench) => {
    const publisher = await signedIn(bench, 'publisher', [bench.siteId])
    const data = { hideSideButtons: true, domains: [{ host: 'evil.example' }] }
    const as = { collection: 'sites', id: bench.siteId, req: publisher, overrideAccess: false } as const
    const saved = await bench.payload.update({ ...as, data })
    expect(saved.hideSideButtons).toBe(true)
    expect(saved.domains.map(({ host }) => host)).not.toContain('evil.example')
  }))

test('an administrator says for which sites somebody works; what they may, only the identity server', () =>
  rolledBack(async (bench) => {
    const as = { collection: 'users', req: bench.req, overrideAccess: false } as const
    const data = { sites: [bench.siteId], role: 'translator', name: 'Me' } as const
    const saved = await bench.payload.update({ ...as, id: bench.user.id, data: { ...data, sites: [...data.sites] } })
    expect(saved).toMatchObject({ name: bench.user.name, role: bench.user.role })
    expect(saved.sites).toHaveLength(1)
  }))

test('nobody but an administrator gives out rights', () =>
  rolledBack(async (bench) => {
    const publisher = await signedIn(bench, 'publisher')
    const as = { collection: 'users', req: publisher, overrideAccess: false } as const
    const save = bench.payload.update({ ...as, id: bench.user.id, data: { sites: [] } })
    await expect(save).rejects.toThrow(/not allowed/)
  }))
