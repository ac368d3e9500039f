import type { ContentSource } from '@ferrule/content-client/content-source'
import * as entries from '@ferrule/content-client/content-entries'
import { aPublishedPage, FakeContentSource, FakeContentStore } from '@ferrule/content-client/cache-tiers.fixture'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { Language } from '@ferrule/domain/locales/language'
import { createLog } from '@ferrule/telemetry/log'
import { describe, expect, test } from 'vitest'
import { createContentJobs } from './create-content-jobs.ts'

const change = { pageId: '7', siteSlug: '', paths: ['old', 'new'], locales: ['de'] }
const inPlace = { ...change, paths: ['new'] }
const german = { siteSlug: '', locale: 'de', path: 'new' } as const

/** Cache tiers that record the order of calls. */
class Steps {
  readonly calls: string[] = []
  readonly purged: string[] = []
  /** Those of the purged keys whose objects were removed at once. */
  readonly removed: string[] = []
  readonly source = new FakeContentSource()
  readonly store = new FakeContentStore()
  readonly jobs
  /** Number of purges that the edge refuses from now on. */
  refusals = 0

  constructor() {
    const { source, store, calls, purged, removed } = this
    const publish = store.publishChange.bind(store)
    store.publishChange = async (keys) => {
      calls.push('announce')
      await publish(keys)
    }
    const put = store.put.bind(store)
    store.put = async (entry, value) => {
      calls.push(`put ${entry.key}`)
      await put(entry, value)
    }
    const softPurge = async (keys: readonly string[]) => {
      if (this.refusals-- > 0) throw new Error('edge refused to purge')
      calls.push('purge')
      purged.push(...keys)
    }
    const hardPurge = async (keys: readonly string[]) => {
      await softPurge(keys)
      removed.push(...keys)
    }
    const edge = { softPurge, hardPurge }
    const log = createLog({ service: 'test', write: () => undefined })
    this.jobs = createContentJobs({ source, store, edge }, { log, announce: async () => {} })
  }

  publish(languages: Language[], title = 'Titel', path: 'new' | 'old' = 'new') {
    this.publishAs(languages, { title, path, protection: { level: 'none' } })
  }

  publishAs(languages: Language[], { title, path, protection }: Pick<PublishedPage, 'title' | 'path' | 'protection'>) {
    for (const locale of languages) {
      const page = { ...aPublishedPage(title, { siteSlug: '', locale, path }), languages, protection }
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

  clear() {
    this.calls.length = this.purged.length = this.removed.length = this.store.publishedKeys.length = 0
  }
}

describe('a changed page', () => {
  test('is stored at its new address and removed from its old one before it is announced and purged', async () => {
    const steps = new Steps()
    steps.publish(['de'], 'Titel', 'old')
    await steps.jobs['refresh-page'](change)
    steps.withdraw()
    steps.publish(['de'])
    steps.clear()
    await steps.jobs['refresh-page'](change)
    expect(steps.store.entries.has(entries.page({ ...german, path: 'old' }).key)).toBe(false)
    expect(steps.calls.slice(-2)).toEqual(['announce', 'purge'])
    expect(steps.calls.slice(0, -2)).toContain('put content:page:main:de:new')
    expect(steps.store.publishedKeys).toContain('content:page:main:de:old')
    expect(steps.purged).toEqual(expect.arrayContaining(['page:7', 'path:main:de:old', 'path:main:de:new']))
  })

  test('is found by its id and in the list of its language', async () => {
    const steps = new Steps()
    steps.publish(['de'])
    await steps.jobs['refresh-page'](change)
    expect(await steps.store.find(entries.place('7'))).toMatchObject({ path: 'new', languages: ['de'] })
    expect(await steps.store.find(entries.summaries('', 'de'))).toMatchObject([{ id: '7', path: 'new' }])
  })

  test('purges lists only if its listed fields changed', async () => {
    const steps = new Steps()
    steps.publish(['de'])
    await steps.jobs['refresh-page'](change)
    steps.clear()
    await steps.jobs['refresh-page'](change)
    expect(steps.purged.filter((key) => key.startsWith('list:'))).toEqual([])
    steps.publish(['de'], 'Neuer Titel')
    await steps.jobs['refresh-page'](change)
    expect(steps.purged.filter((key) => key.startsWith('list:'))).toEqual(['list:main:de:Content'])
  })

  test('is purged in the lists too when the job is retried after a failed purge', async () => {
    const steps = new Steps()
    steps.publish(['de'])
    steps.refusals = 1
    await expect(steps.jobs['refresh-page'](change)).rejects.toThrow('refused')
    await steps.jobs['refresh-page'](change)
    expect(steps.purged).toContain('list:main:de:Content')
    steps.clear()
    await steps.jobs['refresh-page'](change)
    expect(steps.purged.filter((key) => key.startsWith('list:'))).toEqual([])
  })

  test('with a new language is refreshed in all languages even if the first run failed', async () => {
    const steps = new Steps()
    steps.publish(['en'])
    await steps.jobs['refresh-page']({ ...change, locales: ['en'] })
    steps.publish(['en', 'de'])
    steps.refusals = 1
    await expect(steps.jobs['refresh-page'](change)).rejects.toThrow('refused')
    steps.clear()
    await steps.jobs['refresh-page'](change)
    expect(steps.purged).toContain('path:main:en:new')
  })

  test('with a new language is refreshed in all languages, because each links to the others', async () => {
    const steps = new Steps()
    steps.publish(['en'])
    await steps.jobs['refresh-page']({ ...change, locales: ['en'] })
    steps.publish(['en', 'de'])
    steps.clear()
    await steps.jobs['refresh-page'](change)
    expect((await steps.store.find(entries.page({ ...german, locale: 'en' })))?.languages).toEqual(['en', 'de'])
    expect(steps.store.publishedKeys).toContain('content:page:main:en:new')
  })

  test('is removed everywhere when it is withdrawn', async () => {
    const steps = new Steps()
    steps.publish(['de'])
    await steps.jobs['refresh-page'](change)
    steps.withdraw()
    await steps.jobs['refresh-page'](change)
    expect([...steps.store.entries.keys()]).toEqual(['content:pages:main:de'])
    expect(await steps.store.find(entries.summaries('', 'de'))).toEqual([])
  })

  test('is refused without an id', async () => {
    await expect(new Steps().jobs['refresh-page']({ ...change, pageId: '' })).rejects.toThrow()
  })
})

describe('a changed page at the edge', () => {
  test('is removed at once when it is withdrawn in one of its languages [E18]', async () => {
    const steps = new Steps()
    steps.publish(['en', 'de'])
    await steps.jobs['refresh-page']({ ...inPlace, locales: ['en', 'de'] })
    expect(steps.removed).toEqual([])
    steps.withdraw()
    steps.publish(['en'])
    steps.clear()
    await steps.jobs['refresh-page'](inPlace)
    expect(steps.removed).toEqual(expect.arrayContaining(['page:7', 'path:main:de:new', 'list:main:de:Content']))
  })

  test('is removed at once when it is protected, also by a job that runs again [E18]', async () => {
    const steps = new Steps()
    steps.publish(['de'])
    await steps.jobs['refresh-page'](inPlace)
    steps.publishAs(['de'], { title: 'Titel', path: 'new', protection: { level: 'password' } })
    steps.refusals = 1
    await expect(steps.jobs['refresh-page'](inPlace)).rejects.toThrow('refused')
    steps.clear()
    await steps.jobs['refresh-page'](inPlace)
    expect(steps.removed).toEqual(expect.arrayContaining(['page:7', 'path:main:de:new']))
  })

  test('stays readable until its new text is fetched when only the text changes', async () => {
    const steps = new Steps()
    steps.publish(['de'])
    await steps.jobs['refresh-page'](inPlace)
    steps.publish(['de'], 'Neuer Titel')
    steps.clear()
    await steps.jobs['refresh-page'](inPlace)
    expect([steps.purged.includes('page:7'), steps.removed]).toEqual([true, []])
  })
})

describe('concurrent changes', () => {
  test('do not lose a page from the list', async () => {
    const steps = new Steps()
    await steps.store.put(entries.summaries('', 'de'), [])
    const ids = ['1', '2', '3', '4', '5']
    const read: ContentSource['readPublishedPage'] = async ({ path }) => ({
      ...aPublishedPage('', { ...german, path }),
      id: path,
    })
    steps.source.readPublishedPage = read
    await Promise.all(ids.map((id) => steps.jobs['refresh-page']({ ...change, pageId: id, paths: [id] })))
    const listed = await steps.store.find(entries.summaries('', 'de'))
    expect(listed?.map(({ id }) => id).sort()).toEqual(ids)
  })
})
