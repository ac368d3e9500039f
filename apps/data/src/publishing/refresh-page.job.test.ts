import type { ContentSource } from '@ferrule/content-client/content-source'
import * as entries from '@ferrule/content-client/content-entries'
import { aPage, Source, Store } from '@ferrule/content-client/levels-for-tests'
import type { Language } from '@ferrule/domain/locales/language'
import { createLog } from '@ferrule/telemetry/log'
import { describe, expect, test } from 'vitest'
import { createContentJobs } from './create-content-jobs.ts'

const change = { pageId: '7', siteSlug: '', paths: ['old', 'new'], locales: ['de'] }
const german = { siteSlug: '', locale: 'de', path: 'new' } as const

/** Levels that write down in which order they are used. */
class Steps {
  readonly taken: string[] = []
  readonly purged: string[] = []
  readonly source = new Source()
  readonly store = new Store()
  readonly jobs
  /** How many purges the edge refuses from now on. */
  refusals = 0

  constructor() {
    const { source, store, taken, purged } = this
    const publish = store.publishChange.bind(store)
    store.publishChange = async (keys) => {
      taken.push('tell')
      await publish(keys)
    }
    const put = store.put.bind(store)
    store.put = async (entry, value) => {
      taken.push(`put ${entry.key}`)
      await put(entry, value)
    }
    const edge = {
      softPurge: async (keys: readonly string[]) => {
        if (this.refusals-- > 0) throw new Error('edge refused to purge')
        taken.push('purge')
        purged.push(...keys)
      },
    }
    const log = createLog({ service: 'test', write: () => undefined })
    this.jobs = createContentJobs({ source, store, edge }, log)
  }

  publish(languages: Language[], title = 'Titel', path: 'new' | 'old' = 'new') {
    for (const locale of languages) {
      const page = { ...aPage(title, { siteSlug: '', locale, path }), languages }
      this.source.pages.set(entries.page(page).key, page)
      this.source.summaries = [page]
    }
    this.source.places.set('7', { siteSlug: '', path, languages })
  }

  withdraw() {
    this.source.pages.clear()
    this.source.places.clear()
    this.source.summaries = []
  }

  forget() {
    this.taken.length = this.purged.length = this.store.said.length = 0
  }
}

describe('a changed page', () => {
  test('is put at its new address and removed from its old one, from the inside out', async () => {
    const steps = new Steps()
    steps.publish(['de'], 'Titel', 'old')
    await steps.jobs['refresh-page'](change)
    steps.withdraw()
    steps.publish(['de'])
    steps.forget()
    await steps.jobs['refresh-page'](change)
    expect(steps.store.kept.has(entries.page({ ...german, path: 'old' }).key)).toBe(false)
    expect(steps.taken.slice(-2)).toEqual(['tell', 'purge'])
    expect(steps.taken.slice(0, -2)).toContain('put content:page:main:de:new')
    expect(steps.store.said).toContain('content:page:main:de:old')
    expect(steps.purged).toEqual(expect.arrayContaining(['page:7', 'path:main:de:old', 'path:main:de:new']))
  })

  test('is found by its id, and stands in the list of its language', async () => {
    const steps = new Steps()
    steps.publish(['de'])
    await steps.jobs['refresh-page'](change)
    expect(await steps.store.find(entries.place('7'))).toMatchObject({ path: 'new', languages: ['de'] })
    expect(await steps.store.find(entries.summaries('', 'de'))).toMatchObject([{ id: '7', path: 'new' }])
  })

  test('leaves lists alone where nothing of it is listed, and purges them where something is', async () => {
    const steps = new Steps()
    steps.publish(['de'])
    await steps.jobs['refresh-page'](change)
    steps.forget()
    await steps.jobs['refresh-page'](change)
    expect(steps.purged.filter((key) => key.startsWith('list:'))).toEqual([])
    steps.publish(['de'], 'Neuer Titel')
    await steps.jobs['refresh-page'](change)
    expect(steps.purged.filter((key) => key.startsWith('list:'))).toEqual(['list:main:de:Content'])
  })

  test('whose purge failed is purged in the lists too when the job runs again', async () => {
    const steps = new Steps()
    steps.publish(['de'])
    steps.refusals = 1
    await expect(steps.jobs['refresh-page'](change)).rejects.toThrow('refused')
    await steps.jobs['refresh-page'](change)
    expect(steps.purged).toContain('list:main:de:Content')
    steps.forget()
    await steps.jobs['refresh-page'](change)
    expect(steps.purged.filter((key) => key.startsWith('list:'))).toEqual([])
  })

  test('that got another language is renewed in all of them even if the first try broke off', async () => {
    const steps = new Steps()
    steps.publish(['en'])
    await steps.jobs['refresh-page']({ ...change, locales: ['en'] })
    steps.publish(['en', 'de'])
    steps.refusals = 1
    await expect(steps.jobs['refresh-page'](change)).rejects.toThrow('refused')
    steps.forget()
    await steps.jobs['refresh-page'](change)
    expect(steps.purged).toContain('path:main:en:new')
  })

  test('that gets another language is renewed in all of them, since each names the others', async () => {
    const steps = new Steps()
    steps.publish(['en'])
    await steps.jobs['refresh-page']({ ...change, locales: ['en'] })
    steps.publish(['en', 'de'])
    steps.forget()
    await steps.jobs['refresh-page'](change)
    expect((await steps.store.find(entries.page({ ...german, locale: 'en' })))?.languages).toEqual(['en', 'de'])
    expect(steps.store.said).toContain('content:page:main:en:new')
  })

  test('that is withdrawn is gone everywhere', async () => {
    const steps = new Steps()
    steps.publish(['de'])
    await steps.jobs['refresh-page'](change)
    steps.withdraw()
    await steps.jobs['refresh-page'](change)
    expect([...steps.store.kept.keys()]).toEqual(['content:pages:main:de'])
    expect(await steps.store.find(entries.summaries('', 'de'))).toEqual([])
  })

  test('is refused without an id', async () => {
    await expect(new Steps().jobs['refresh-page']({ ...change, pageId: '' })).rejects.toThrow()
  })
})

describe('many changes at once', () => {
  test('do not lose a page from the list', async () => {
    const steps = new Steps()
    await steps.store.put(entries.summaries('', 'de'), [])
    const ids = ['1', '2', '3', '4', '5']
    const read: ContentSource['readPublishedPage'] = async ({ path }) => ({
      ...aPage('', { ...german, path }),
      id: path,
    })
    steps.source.readPublishedPage = read
    await Promise.all(ids.map((id) => steps.jobs['refresh-page']({ ...change, pageId: id, paths: [id] })))
    const listed = await steps.store.find(entries.summaries('', 'de'))
    expect(listed?.map(({ id }) => id).sort()).toEqual(ids)
  })
})
