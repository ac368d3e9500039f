import { expect, test } from 'vitest'
import { isRare } from './rare-sheet.ts'

const chart = '/w/packages/blocks/src/chart/component.tsx'
const rare = '/w/packages/blocks/src/rare-block.tsx'
const block = '/w/packages/blocks/src/block.tsx'
const page = '/w/apps/web/app/pages/page.route.tsx?__react-router-build-client-route'
const stories = '/w/apps/web/app/pages/stories/stories-page.tsx'
const guide = '/w/apps/web/app/style-guide/modules.route.tsx'
const portal = '/w/apps/web/app/portal/tickets.route.tsx'

const above: Record<string, string[]> = { [chart]: [rare], [rare]: [block], [block]: [page, guide], [stories]: [page] }

test.each([
  [true, 'a rare block', [chart]],
  [true, 'a rare block, the portal and the style guide', [chart, portal, guide]],
  [true, 'an overview and a rare block', [stories, chart]],
  [false, 'a rare block and the page itself', [chart, page]],
  [false, 'a rare block and the shell', [chart, '/w/apps/web/app/root.tsx']],
  [false, 'only the portal', [portal]],
])('that styles are rare is %s when they are drawn by %s', (expected, _, importers) => {
  expect(isRare('/w/x.module.css', (id) => (id.endsWith('.css') ? importers : (above[id] ?? [])))).toBe(expected)
})
