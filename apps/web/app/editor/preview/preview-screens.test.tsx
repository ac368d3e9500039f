import type { BlockContent } from '@ferrule/blocks/block-content'
import { loadTexts } from '@ferrule/texts/load-texts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TextsContext } from '../../frame/texts.tsx'
import { BlockFrameContext } from '../../pages/block-frame.ts'
import { Blocks } from '../../pages/blocks.tsx'
import type { PageChanges } from './find-changes.server.ts'
import type { Preview } from './load-preview.server.ts'
import { markBlock, PageChangesContext } from './marked-block.tsx'
import { PreviewScreen } from './preview-screen.tsx'

const texts = await loadTexts('en')

function render(children: ReactNode): string {
  const Component = () => <TextsContext value={texts}>{children}</TextsContext>
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component, loader: () => null }])
  return renderToStaticMarkup(<Stub initialEntries={['/en']} hydrationData={{ loaderData: { root: {} } }} />)
}

const hero = (heading: string): BlockContent => ({
  blockType: 'hero',
  heading,
  lead: '',
  links: [],
  image: null,
  steps: [],
})
const changes: PageChanges = {
  isNew: false,
  isTitleChanged: false,
  blocks: [undefined, 'changed', 'new'],
  removed: [{ block: hero('Gone'), before: 3 }],
}

const blocks = (marked: PageChanges | null) =>
  render(
    <PageChangesContext value={marked}>
      <BlockFrameContext value={markBlock}>
        <Blocks blocks={[hero('Same'), hero('Other'), hero('Added')]} />
      </BlockFrameContext>
    </PageChangesContext>,
  )

test('new, changed and removed blocks are marked in words, in the order of the page', () => {
  const order = blocks(changes).match(/Same|Changed|Other|New block|Added|Removed|Gone/g)
  expect(order).toEqual(['Same', 'Changed', 'Other', 'New block', 'Added', 'Removed', 'Gone'])
})

test('the published stage and a page that was never published have no marks', () => {
  for (const marked of [null, { ...changes, isNew: true }])
    expect(blocks(marked)).not.toMatch(/Changed|New block|Removed/)
})

const preview: Preview = {
  uiLocale: 'en',
  path: 'fair',
  query: { site: '', language: 'de', country: 'CH', stage: 'DRAFT', width: '360' },
  sites: [{ slug: '', name: 'Norlitz' }],
  languages: ['en', 'de'],
  countries: [{ code: 'CH', name: 'Switzerland' }],
  siteSegment: undefined,
  liveHref: 'https://www.example/de-ch/fair',
  frameHref: '/de-ch/editor/preview-page/fair?stage=DRAFT',
  adminOrigin: 'https://cms.example',
  adminHref: 'https://cms.example/admin/collections/pages/7?locale=de',
  page: {
    id: '7',
    title: 'Fair',
    language: 'en',
    updatedAt: '2026-11-01T08:00:00.000Z',
    protection: 'password',
    visibility: 'not-yet',
    appearsAt: '2026-12-01T08:00:00.000Z',
    unpublishAt: null,
    incompleteBlocks: 2,
    changes: { isNew: false, isTitleChanged: true, added: 0, changed: 2, removed: 1 },
  },
}

test('the bar offers every choice, and the frame has the chosen width', () => {
  const html = render(<PreviewScreen preview={preview} />)
  for (const label of ['Site', 'Country', 'Language', 'Date', 'Stage', 'Width', 'Protection'])
    expect(html).toMatch(new RegExp(`>${label}</(label|legend)>`))
  expect(html).toMatch(/<iframe width="360"[^>]*src="\/de-ch\/editor\/preview-page\/fair\?stage=DRAFT"/)
})

test('the facts say what changed, when visitors see it, and which language is shown', () => {
  const html = render(<PreviewScreen preview={preview} />)
  expect(html).toContain('Visible to visitors from')
  expect(html).toContain('No text in German, shown in English')
  expect(html).toMatch(/Title or description changed.*Changed: 2.*Removed: 1/s)
  expect(html).toContain('2 incomplete blocks are not shown')
})

test('an address without a page says so', () => {
  expect(render(<PreviewScreen preview={{ ...preview, page: undefined }} />)).toContain('No page at this address')
})
