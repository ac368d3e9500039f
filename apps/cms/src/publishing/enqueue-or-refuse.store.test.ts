import { getPayload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../payload.config.ts'
import { aPage } from '../testing/a-page.ts'

const payload = await getPayload({ config })
// Without access control: this test only checks that a save and its jobs are committed together.
const as = { collection: 'pages', locale: 'en', overrideAccess: true } as const
let id: string

/** Refuses the jobs of this one page during the test; the worker continues with all other jobs. */
beforeAll(async () => {
  const site = (await payload.find({ collection: 'sites', limit: 1, overrideAccess: true })).docs[0]
  if (!site) throw new Error('this test needs the demo content')
  id = (await payload.create({ ...as, data: aPage({ site: site.id, title: 'Wire' }) })).id
  await payload.db.pool.query(`create function refuse_job() returns trigger language plpgsql as
    'begin raise exception ''job refused''; end'`)
  await payload.db.pool.query(`create trigger refuse_job before insert on graphile_worker._private_jobs
    for each row when (new.payload->>'pageId' = '${id}') execute function refuse_job()`)
})

afterAll(async () => {
  await payload.db.pool.query('drop function if exists refuse_job cascade')
  if (id) await payload.delete({ ...as, id })
})

test('a save is rolled back if its jobs cannot be added', async () => {
  const save = payload.update({ ...as, id, data: { title: 'Half saved', _status: 'published' } })
  await expect(save).rejects.toThrow(/add_job/)
  expect((await payload.findByID({ ...as, id })).title).toBe('Wire')
  expect((await payload.findByID({ ...as, id, draft: true })).title).toBe('Wire')
})
