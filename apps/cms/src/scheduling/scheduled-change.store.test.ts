import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { createLocalReq, getPayload, type TypedUser } from 'payload'
import { expect, test } from 'vitest'
import config from '../payload.config.ts'
import { readSettings } from '../settings.ts'
import { aPage } from '../testing/a-page.ts'

/** Reads a page through the edge, whose host names need not be known to the resolver. */
function readPage(path: string): Promise<string> {
  const { host, port } = new URL(readSettings().websiteOrigin)
  return new Promise((resolve, reject) => {
    const sent = get({ host: '127.0.0.1', port, path, headers: { host } }, (response) => resolve(text(response)))
    sent.on('error', reject)
  })
}

test('a scheduled change of a live page appears at its moment, in its language only, with its author', async () => {
  const payload = await getPayload({ config })
  const all = { overrideAccess: true, limit: 1 } as const
  const editor = (await payload.find({ ...all, collection: 'users', sort: 'createdAt' })).docs[0]
  const site = (await payload.find({ ...all, collection: 'sites', where: { slug: { equals: '' } } })).docs[0]
  if (!editor || !site) throw new Error('this test needs the demo content')
  const user: TypedUser = { ...editor, collection: 'users' }
  const by = async (locale: 'en' | 'de') =>
    ({
      collection: 'pages',
      req: await createLocalReq({ user, locale }, payload),
      overrideAccess: false,
      locale,
    }) as const
  const data = aPage({ site: site.id, title: 'Wire before' })
  const { id, slug } = await payload.create({ ...(await by('en')), data })
  const german = { title: 'Draht vorher', blocks: data.blocks, _status: 'published' } as const
  await payload.update({ ...(await by('de')), id, data: german })
  await payload.update({ ...(await by('en')), id, draft: true, data: { title: 'Wire after' } })
  await payload.update({ ...(await by('de')), id, draft: true, data: { title: 'Draht nachher' } })
  await expect.poll(() => readPage(`/de/${slug}`)).toContain('Draht vorher')
  const moment = Date.now() + 4000
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'publish',
      locale: 'de',
      doc: { relationTo: 'pages', value: id },
      user: { relationTo: 'users', value: editor.id },
    },
    waitUntil: new Date(moment),
  })
  await expect.poll(() => readPage(`/de/${slug}`)).toContain('Draht nachher')
  expect(Date.now()).toBeGreaterThanOrEqual(moment)
  const english = await readPage(`/en/${slug}`)
  expect([english.includes('Wire before'), english.includes('Wire after')]).toEqual([true, false])
  const { docs } = await payload.findVersions({
    ...(await by('de')),
    where: { parent: { equals: id } },
    depth: 0,
  })
  const scheduled = { savedBy: editor.id, savedWith: 'schedule' }
  expect(docs.map(({ version }) => version)).toContainEqual(expect.objectContaining(scheduled))
  await payload.delete({ ...(await by('en')), id })
})
