import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { createContentClient } from '@ferrule/content-client/content-client'
import { createContentService } from '@ferrule/content-client/content-service'
import { FakeContentStore } from '@ferrule/content-client/cache-tiers.fixture'
import { createLog } from '@ferrule/telemetry/log'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { toFrame } from '../frame/to-frame.ts'
import { readVisit } from './read-visit.server.ts'
import { getServices, type Services } from './services.server.ts'
import { homeOf } from './site-origin.ts'

vi.mock('./services.server.ts', () => ({ getServices: vi.fn<() => Services>() }))

const edgeOrigin = 'https://www.norlitz.example'
const domainsOfSites: Record<string, { host: string; slug: string | null }[]> = {
  main: [{ host: 'www.norlitz.example', slug: null }],
  events: [{ host: 'www.norlitz.example', slug: 'events' }],
  brand: [
    { host: 'www.brand.example', slug: null },
    { host: 'www.norlitz.example', slug: 'brand' },
  ],
}

/** A site in the format of the content service, with only the requested fields. */
function aSiteRecord(name: string, domainFields: readonly string[]) {
  return {
    id: name,
    name,
    slug: name === 'main' ? null : name,
    languages: ['en'],
    languageOnly: null,
    theme: 'Default',
    portalName: 'mykomax',
    domains: domainsOfSites[name]?.map((domain) =>
      Object.fromEntries(Object.entries(domain).filter(([field]) => domainFields.includes(field))),
    ),
    headerNavigation: { options: { hidden: true }, items: [] },
    footerNavigation: { sections: [{ id: 'legal', title: 'Legal' }] },
  }
}

function systemResponse(query: string) {
  const fields = /domains \{ ([\w ]+) \}/.exec(query)?.[1]?.split(' ') ?? []
  const none = { docs: [] }
  const Sites = { docs: Object.keys(domainsOfSites).map((name) => aSiteRecord(name, fields)) }
  return { data: { Countries: none, Languages: none, Brands: none, Sites } }
}

let server: Server

beforeAll(async () => {
  server = createServer((request, response) => {
    void json(request).then((body) => {
      const { query } = z.object({ query: z.string() }).parse(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(systemResponse(query)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const log = createLog({ service: 'test', write: () => undefined })
  vi.mocked(getServices, { partial: true, deep: true }).mockReturnValue({
    content: createContentClient({
      source: createContentService({ url, key: '' }),
      store: new FakeContentStore(),
      log,
    }),
    settings: { NEXT_RELEASE: false, SHOW_HIDDEN_COUNTRIES: false },
  })
})

afterAll(() => void server.close())

const visit = (address: string) => readVisit(new Request(address), new URL(address))

test.each([
  ['https://www.norlitz.example/en/company', 'main', ['company'], '/en'],
  ['https://www.norlitz.example/en/events/company', 'events', ['company'], '/en/events'],
  ['https://www.norlitz.example/en/events', 'events', [], '/en/events'],
  ['https://www.norlitz.example/en/events-archive', 'main', ['events-archive'], '/en'],
  ['https://www.norlitz.example/en/company/events', 'main', ['company', 'events'], '/en'],
  ['https://www.brand.example/en/company', 'brand', ['company'], '/en'],
  ['https://www.brand.example/en/events', 'brand', ['events'], '/en'],
  ['https://www.norlitz.example/en/brand/company', 'brand', ['company'], '/en/brand'],
])('%s belongs to the site %s by host and path slug [S3-011]', async (address, name, segments, home) => {
  const found = await visit(address)
  expect([found.site.name, found.segments]).toEqual([name, segments])
  const options = { now: new Date(), mainOrigin: edgeOrigin, tagManager: undefined }
  expect(toFrame(found, options).home).toBe(home)
})

test.each([
  ['https://www.norlitz.example/en/events', 'https://www.norlitz.example', 'events'],
  ['https://www.norlitz.example/en/brand', 'https://www.brand.example', undefined],
])('the main domain of %s is its first, %s with the segment %s [S3-011]', async (address, origin, siteSegment) => {
  expect(homeOf((await visit(address)).site, edgeOrigin)).toEqual({ origin, siteSegment })
})
