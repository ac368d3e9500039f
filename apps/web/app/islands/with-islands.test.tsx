import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Island } from './island.tsx'
import { UserMenu } from './user-menu.tsx'
import { WithIslands } from './with-islands.tsx'

vi.mock('virtual:browser-entries', () => ({
  entries: {
    islands: { script: '/assets/start.js', preload: [] },
    hydration: { script: '/assets/hydrate.js', preload: [] },
    tags: { script: '/assets/tags.js', preload: [] },
    frame: { script: '/assets/frame.js', preload: [] },
    search: { script: '/assets/search.js', preload: [] },
    country: { script: '/assets/country.js', preload: [] },
    sharing: { script: '/assets/sharing.js', preload: [] },
    positions: { script: '/assets/positions.js', preload: [] },
  },
}))

const props = { portalHref: '/en/mykomax', places: [], labels: { logIn: 'Log in', accountOf: '{name}' } }

test('a page without islands has no script', () => {
  expect(renderToStaticMarkup(<WithIslands>text</WithIslands>)).toBe('text')
})

test('a page with islands has one starter script at its end', () => {
  const island = <Island name="user-menu" component={UserMenu} props={props} />
  const html = renderToStaticMarkup(
    <WithIslands>
      {island}
      {island}
    </WithIslands>,
  )
  expect(html).toMatch(
    /<\/div><script type="module" src="\/assets\/start.js" data-hydration="\/assets\/hydrate.js" data-tags="\/assets\/tags.js" data-frame="\/assets\/frame.js" data-search="\/assets\/search.js" data-country="\/assets\/country.js" data-sharing="\/assets\/sharing.js" data-positions="\/assets\/positions.js"><\/script>$/,
  )
  expect(html.match(/<script/g)).toHaveLength(1)
})

test('each page has its own set of islands', () => {
  renderToStaticMarkup(
    <WithIslands>
      <Island name="user-menu" component={UserMenu} props={props} />
    </WithIslands>,
  )
  expect(renderToStaticMarkup(<WithIslands>text</WithIslands>)).toBe('text')
})
