import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { NewsButton } from './news-button.tsx'
import { newsPanelId } from './news-panel-id.ts'
import { NewsPanel } from './news-panel.tsx'

test('a button opens the panel with the news feed, without script [S2-099]', () => {
  const page = () => (
    <>
      <NewsButton />
      <NewsPanel />
    </>
  )
  const Stub = createRoutesStub([{ path: '*', Component: page }])
  const html = renderToStaticMarkup(<Stub initialEntries={['/en']} />)
  expect(html).toMatch(new RegExp(`<dialog[^>]*id="${newsPanelId}"`))
  // The panel itself has a button that closes it.
  const [opener = ''] = html.split('<dialog')
  expect(opener).toMatch(new RegExp(`<button[^>]*commandfor="${newsPanelId}"`, 'i'))
  expect(html).toContain('data-island="news-feed"')
})
