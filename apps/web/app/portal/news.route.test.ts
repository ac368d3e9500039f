import { noNews, toNewsPage } from '@ferrule/content-client/to-news-page'
import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { aSite } from '../http/visits.fixture.ts'
import { getServices, type Services } from '../visit/services.server.ts'
import { loader } from './news.route.ts'

vi.mock('../visit/services.server.ts', () => ({ getServices: vi.fn<() => Services>() }))

const items = Array.from({ length: 25 }, (_, index) => ({
  id: `n${index}`,
  title: `News ${index}`,
  text: '',
  image: null,
  link: null,
  publicationDate: new Date(Date.UTC(2026, 10, 25 - index)).toISOString(),
}))

const load = (search: string): Promise<Response> => {
  vi.mocked(getServices, { partial: true, deep: true }).mockReturnValue({
    content: {
      getSystem: async () => ({ sites: [aSite()], countries: [], languages: [], brands: [] }),
      getNews: async (_site, _language, { first, after }) =>
        after === undefined ? toNewsPage(items, first, false) : noNews,
    },
  })
  const url = new URL(`https://www.norlitz.example/api/news${search}`)
  return loader({
    url,
    request: new Request(url),
    context: new RouterContextProvider(),
    params: {},
    pattern: '/api/news',
  })
}

test('the news feed has pages of ten items [S9-026]', async () => {
  const page = await (await load('?locale=en&site=main')).json()
  expect(page.items.map(({ id }: { id: string }) => id)).toEqual(items.slice(0, 10).map(({ id }) => id))
  expect(page.hasNextPage).toBe(true)
})

test.each([
  ['?site=main', 400],
  ['?locale=en&site=unknown', 404],
])('%s is refused with %i', async (search, status) => {
  expect((await load(search)).status).toBe(status)
})
