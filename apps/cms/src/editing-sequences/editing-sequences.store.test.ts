import { expect, test } from 'vitest'
import { z } from 'zod'
import { type TestContext, rolledBack } from '../testing/rolled-back.ts'
import { createDraw, type Draw } from './draw.fixture.ts'
import { changeNavigation, createEditedNavigation, expectNavigation } from './edited-navigation.fixture.ts'
import { changePage, createEditedPage, expectStored, pageChanges } from './edited-page.fixture.ts'

/** A few run with the journeys; `SEQUENCES=200` runs the long form, and `FIRST=17 SEQUENCES=1` repeats one. */
// oxlint-disable-next-line node/no-process-env -- the size of one test is no setting of the service
const { SEQUENCES = '6', FIRST = '1' } = process.env
const stepsPerSequence = 14

const refreshed = z.object({ locales: z.array(z.string()) })

/** The languages that the jobs since the last call refresh. */
async function takeRefreshed({ takeJobs }: TestContext): Promise<string[]> {
  const jobs = (await takeJobs()).filter(({ task }) => task === 'refresh-page')
  return jobs.flatMap(({ payload }) => refreshed.parse(payload).locales)
}

/** A site of its own: changes of a shared one would wait for those of other tests, and these for them. */
async function createSite({ payload, req }: TestContext): Promise<string> {
  const slug = `sequence-${crypto.randomUUID()}`
  const theme = 'Default' as const
  const data = {
    name: slug,
    slug,
    theme,
    portalName: 'mykomax',
    consent: 'group' as const,
    languages: ['en' as const, 'de' as const, 'fr' as const],
    domains: [{ host: `${slug}.example` }],
    headerNavigation: { options: { theme } },
    footerNavigation: { theme },
  }
  const as = { collection: 'sites', req, overrideAccess: false, locale: 'en', depth: 0 } as const
  return (await payload.create({ ...as, data })).id
}

async function runSequence(shared: TestContext, draw: Draw, steps: string[]): Promise<void> {
  const context = { ...shared, siteId: await createSite(shared) }
  const pages = [await createEditedPage(context, 'p'), await createEditedPage(context, 'q')]
  const navigation = await createEditedNavigation(context)
  await takeRefreshed(context)
  for (let step = 0; step < stepsPerSequence; step += 1) {
    const name = draw.pick([...pageChanges, 'navigation'] as const)
    const page = draw.pick(pages)
    steps.push(`${name} ${page.name}`)
    if (name === 'navigation') await changeNavigation(context, navigation, draw)
    else {
      const named = await changePage(context, { page, draw, name })
      expect(named).toEqual(expect.arrayContaining(await takeRefreshed(context)))
    }
    for (const one of pages) await expectStored(context, one)
    await expectNavigation(context, navigation)
  }
}

const seeds = Array.from({ length: Number(SEQUENCES) }, (_, index) => Number(FIRST) + index)

test.each(seeds)('sequence %i changes only the texts and languages that it names', async (seed) => {
  const steps: string[] = []
  try {
    await rolledBack((context) => runSequence(context, createDraw(seed), steps))
    expect(steps).toHaveLength(stepsPerSequence)
  } catch (error) {
    throw new Error(`after ${steps.join(', ')}`, { cause: error })
  }
})
