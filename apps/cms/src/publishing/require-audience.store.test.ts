import { getPayload } from 'payload'
import { expect, test } from 'vitest'
import config from '../payload.config.ts'
import { aPage } from '../testing/a-page.ts'

const payload = await getPayload({ config })
const site = (await payload.find({ collection: 'sites', limit: 1, overrideAccess: true })).docs[0]
if (!site) throw new Error('this test needs the demo content')
const draft = aPage({ site: site.id, countries: ['US'], _status: 'draft' })

test('a page is not published in a language that none of its countries supports [S8-052]', async () => {
  const as = { collection: 'pages', overrideAccess: true } as const
  const { id } = await payload.create({ ...as, locale: 'de', data: draft, draft: true })
  try {
    const publish = (locale: 'de' | 'en') =>
      payload.update({ ...as, id, locale, data: { ...draft, _status: 'published' } })
    await expect(publish('de')).rejects.toThrow('No country of this page (US) supports its language (de)')
    await expect(publish('en')).resolves.toMatchObject({ _status: 'published' })
  } finally {
    await payload.delete({ ...as, id })
  }
})
