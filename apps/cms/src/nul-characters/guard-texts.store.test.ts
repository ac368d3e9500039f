import { expect, test } from 'vitest'
import { aPage } from '../testing/a-page.ts'
import { rolledBack } from '../testing/rolled-back.ts'

test('removes NUL characters from a saved text', () =>
  rolledBack(async ({ payload, req, siteId }) => {
    const as = { collection: 'pages', req, overrideAccess: false, locale: 'en' } as const
    const blocks = [{ blockType: 'hero' as const, heading: 'Crimp\0ing', lead: '\0', links: [] }]
    const page = await payload.create({ ...as, data: aPage({ site: siteId, title: 'Wi\0re', blocks }) })
    expect(page).toMatchObject({ title: 'Wire', blocks: [{ heading: 'Crimping', lead: '' }] })
  }))

test('refuses a query that contains a NUL character', () =>
  rolledBack(async ({ payload, req }) => {
    const where = { or: [{ slug: { equals: 'a\0' } }] }
    const found = payload.find({ collection: 'pages', req, overrideAccess: false, locale: 'en', where })
    await expect(found).rejects.toMatchObject({ status: 400 })
  }))
