import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Island } from '../islands/island.tsx'
import { RenderedIslands } from '../islands/rendered-islands.ts'
import { UserMenu } from '../islands/user-menu.tsx'
import { SharedMarkup, SharedMarkupContext } from './shared-markup.tsx'
import { sharedPartsOf } from './shared-parts.server.ts'
import type { SiteNavigation } from './site-navigation.ts'

function createNavigation(): SiteNavigation {
  return { header: [], footer: { theme: 'Default', sections: [], contact: undefined } }
}

/** Renders a page with one shared part, whose text is that of the first page that renders it. */
function renderPage(navigation: SiteNavigation, text: string, version = 'a') {
  const shared = sharedPartsOf(navigation)
  const islands: Parameters<typeof RenderedIslands>[0]['value'] = new Set()
  const html = renderToString(
    <SharedMarkupContext value={shared.find}>
      <RenderedIslands value={islands}>
        <p>page</p>
        <SharedMarkup name="menu" version={version}>
          <a href="/?a=1&b=$&">{text}</a>
          <Island
            name="user-menu"
            component={UserMenu}
            props={{ portalHref: '/en/mykomax', places: [], labels: { logIn: 'Log in', accountOf: '{name}' } }}
          />
        </SharedMarkup>
      </RenderedIslands>
    </SharedMarkupContext>,
  )
  return { html: shared.collect(html), islands: [...islands] }
}

test('a part is rendered once and then reused, and its page still starts the islands in it', () => {
  const navigation = createNavigation()
  const first = renderPage(navigation, 'first')
  expect(first.html).toMatch(/^<p>page<\/p><a href="\/\?a=1&amp;b=\$&amp;">first<\/a><div data-island="user-menu"/)
  expect(renderPage(navigation, 'second')).toEqual(first)
  expect(first.islands).toEqual(['user-menu'])
})

test('another version, and a changed navigation, have parts of their own', () => {
  const navigation = createNavigation()
  renderPage(navigation, 'first')
  expect(renderPage(navigation, 'second', 'b').html).toContain('second')
  expect(renderPage(createNavigation(), 'third').html).toContain('third')
})

test('the oldest parts make room for new ones', () => {
  const [old, recent] = [createNavigation(), createNavigation()]
  renderPage(old, 'old')
  renderPage(recent, 'x'.repeat(23_999_000))
  expect(renderPage(old, 'again').html).toContain('again')
})

test('without a store the part is rendered in place', () => {
  expect(renderToString(<SharedMarkup name="menu">text</SharedMarkup>)).toBe('text')
})
