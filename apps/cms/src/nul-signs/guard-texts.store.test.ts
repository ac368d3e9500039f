import { expect, test } from 'vitest'
import { aPage } from '../testing/a-page.ts'
import { rolledBack } from '../testing/rolled-back.ts'

test('a text with a NUL sign is stored without it', () =>
  rolledBack(async ({ payload, req, siteId }) => {
    const as = { collection: 'pages', req, overrideAccess: false, locale: 'en' } as const
    const blocks = [{ blockType: 'hero' as const, heading: 'Crimp\0ing', lead: '\0', links: [] }]
    const page = await payload.create({ ...as, data: aPage({ site: siteId, title: 'Wi\0re', blocks }) })
    expect(page).toMatchObject({ title: 'Wire', blocks: [{ heading: 'Crimping', lead: '' }] })
  }))

test('asking for one is refused, as any question that cannot be answered', () =>
  rolledBack(async ({ payload, req }) => {
    const where = { or: [{ slug: { equals: 'a\0' } }] }
    const asked = payload.find({ collection: 'pages', req, overrideAccess: false, locale: 'en', where })
    await expect(asked).rejects.toMatchObject({ status: 400 })
  }))
