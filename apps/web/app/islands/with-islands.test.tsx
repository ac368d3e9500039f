import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Island } from './island.tsx'
import { StoredLocale } from './stored-locale.tsx'
import { WithIslands } from './with-islands.tsx'

vi.mock('virtual:browser-entries', () => ({
  entries: {
    islands: { script: '/assets/start.js', preload: [] },
    hydration: { script: '/assets/hydrate.js', preload: [] },
    tags: { script: '/assets/tags.js', preload: [] },
  },
}))

const props = {
  cookie: 'locale',
  locale: 'en',
  switchHref: '/switch?',
  labels: { name: 'Language', title: 'Read in {choice}', act: 'Switch', hide: 'Hide' },
}

test('a document without islands has no script', () => {
  expect(renderToStaticMarkup(<WithIslands>words</WithIslands>)).toBe('words')
})

test('a document with islands has their starter at its end, once', () => {
  const island = <Island name="stored-locale" component={StoredLocale} props={props} />
  const html = renderToStaticMarkup(
    <WithIslands>
      {island}
      {island}
    </WithIslands>,
  )
  expect(html).toMatch(
    /<\/div><script type="module" src="\/assets\/start.js" data-hydration="\/assets\/hydrate.js" data-tags="\/assets\/tags.js"><\/script>$/,
  )
  expect(html.match(/<script/g)).toHaveLength(1)
})

test('one document does not remember the islands of another', () => {
  renderToStaticMarkup(
    <WithIslands>
      <Island name="stored-locale" component={StoredLocale} props={props} />
    </WithIslands>,
  )
  expect(renderToStaticMarkup(<WithIslands>words</WithIslands>)).toBe('words')
})
