import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkTabs } from './link-tabs.tsx'

test('link tabs are links in a named landmark, the current one marked', () => {
  const html = renderToStaticMarkup(
    <LinkTabs
      label="Machine"
      tabs={[
        { label: 'Overview', href: '/overview', current: true },
        { label: 'History', href: '/history', count: 0 },
      ]}
    />,
  )
  expect(html).toMatch(/^<nav aria-label="Machine">/)
  expect(html).toMatch(/<a [^>]*href="\/overview" aria-current="page">Overview<\/a>/)
  expect(html).toMatch(/<a [^>]*href="\/history">History<span [^>]*>0<\/span><\/a>/)
  expect(html).not.toContain('role="tab"')
})
