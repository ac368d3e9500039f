import type { BlockContent } from '@ferrule/blocks/block-content'
import { machineChooserBlock } from '@ferrule/blocks/machine-chooser/block'
import { readListQuery } from '@ferrule/domain/catalogue/list-query-string'
import { loadTexts } from '@ferrule/texts/load-texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TextsContext } from '../../frame/texts.tsx'
import { aPageAt } from '../../http/services.fixture.ts'
import { ViewContext } from '../../pages/view.ts'
import type { ClassificationView } from '../catalogue-view.ts'
import { ClassificationPage } from './classification-page.tsx'

const texts = await loadTexts('en')

type Changes = { search?: string; page?: ClassificationView['page'] } & Partial<ClassificationView['classification']>

function render({ search = '', page, ...changes }: Changes): string {
  const view: ClassificationView = {
    kind: 'classification',
    productRoutes: {},
    comparedMachines: {},
    page,
    classification: {
      slug: 'crimping-lines',
      name: 'Crimping lines',
      description: 'Lines that crimp.',
      route: '/products/crimping-lines',
      imageHighRes: 'line.webp',
      parent_id: null,
      supported_countries: [],
      lineage: [],
      childClassifications: [],
      parent: null,
      ...changes,
    },
    list: { total: 0, page: 1, pageSize: 12, products: [], facets: [], capabilityFacets: [] },
    total: 22,
    listQuery: readListQuery(new URLSearchParams(search)),
    system: 'Metric',
    steps: [],
    versions: {
      origin: 'https://www.norlitz.example',
      siteSegment: undefined,
      segments: ['products', 'crimping-lines'],
      locales: [],
      languages: ['en'],
    },
  }
  const Page = () => (
    <TextsContext value={texts}>
      <ViewContext value={view}>
        <ClassificationPage view={view} />
      </ViewContext>
    </TextsContext>
  )
  const Stub = createRoutesStub([{ path: '*', Component: Page }])
  return renderToStaticMarkup(<Stub initialEntries={['/en']} />)
}

test('a family opens on its picture, with ways to its machines and to us', () => {
  const html = render({})
  expect(html).toContain('data-opening="picture"')
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('/media/v1/line.webp/ClassificationLarge-1200.png')
  expect(html).toMatch(/<a href="#list"[^>]*>22 machines/)
})

test('a branch of a family opens beside its picture', () => {
  expect(render({ parent_id: '7' })).toContain('data-opening="split"')
})

test('the picture and the opening of the editor take precedence', () => {
  const image = { filename: 'hall.webp', alt: '', width: 1600, height: 900, mimeType: 'image/webp' }
  const hero: BlockContent = {
    blockType: 'hero',
    heading: 'Fast',
    lead: null,
    image,
    links: [],
    opening: 'text',
    steps: [],
  }
  const html = render({ page: aPageAt('products/crimping-lines', { title: 'Lines', blocks: [hero] }) })
  expect(html).toContain('data-opening="text"')
  expect(html).toContain('/media/v1/hall.webp/')
  expect(html).toMatch(/<h1[^>]*>Lines<\/h1>/)
})

test.each([
  ['with filters', { search: '?min-weight=900' }],
  ['on its second page', { search: '?page=2' }],
  ['without a picture', { imageHighRes: '' }],
  ['of services', { route: '/services/training' }],
])('a list %s begins with the machines', (_, changes) => {
  const html = render(changes)
  expect(html).not.toContain('data-opening')
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('blocks that help to choose precede the machines on an unfiltered first page only, and occur once', () => {
  const { 'three machines': chooser } = machineChooserBlock.examples
  const page = aPageAt('products/crimping-lines', {
    title: 'Lines',
    blocks: [{ blockType: 'anchor', name: 'a' }, chooser],
  })
  const html = render({ page })
  expect(html.indexOf(chooser.heading)).toBeGreaterThan(html.indexOf('</h1>'))
  expect(html.indexOf(chooser.heading)).toBeLessThan(html.indexOf('id="list"'))
  expect(html.split(chooser.heading)).toHaveLength(2)
  expect(render({ page, search: '?page=2' })).not.toContain(chooser.heading)
})
