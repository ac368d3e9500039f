import { loadTexts } from '@ferrule/texts/load-texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TextsContext } from '../../frame/texts.tsx'
import type { ProductView } from '../catalogue-view.ts'
import { ProductPage } from './product-page.tsx'

const file = { id: 'f1', name: 'Data sheet', content_language: 'en', type: 'datasheet', url: 'sheet.pdf' }
const machine = { slug: 'axion-64', name: 'Axion 64', route: '/products/axion-64', image: 'axion-64.webp' }

const view: ProductView = {
  kind: 'product',
  product: {
    slug: 'axion-56',
    name: 'Axion 56',
    brand: 'Komax',
    status: 'active',
    route: '/products/axion-56',
    language: 'en',
    image: 'axion-56.webp',
    shortDescription: '',
    longDescription: '',
    video: null,
    supportUntil: null,
    availableIn: [],
    images: [
      { name: 'Axion 56', url: 'axion-56.webp' },
      { name: 'Axion 56, front', url: 'axion-56-front.webp' },
    ],
    files: [
      { ...file, thumbnail_url: 'sheet.webp', filename: 'sheet.pdf', extension: 'pdf', size_bytes: 900 },
      { ...file, id: 'f2', thumbnail_url: null, filename: 'cad.step', extension: 'step', size_bytes: 900 },
    ],
    highlights: [],
    dimensions: null,
    capabilities: [{ id: 'c1', slug: 'crimping', name: 'Crimping', image: 'crimping.webp' }],
    variants: [],
    specifications: [],
    classification: null,
    related: [],
    successor: null,
  },
  brand: {
    id: '1',
    name: 'Komax',
    pimId: 'BR-1060',
    theme: 'Komax',
    image: { filename: 'komax.webp', alt: 'Word mark Komax', width: 480, height: 192, mimeType: 'image/webp' },
  },
  system: 'Metric',
  today: '2026-11-18',
  stories: [],
  search: undefined,
  steps: [],
  versions: { origin: '', siteSegment: undefined, segments: [], locales: [], languages: [] },
}

const texts = await loadTexts('en')

function render(change: Partial<ProductView> = {}): string {
  const Component = () => (
    <TextsContext value={texts}>
      <ProductPage view={{ ...view, ...change }} />
    </TextsContext>
  )
  const Stub = createRoutesStub([{ path: '*', Component }])
  return renderToStaticMarkup(<Stub initialEntries={['/en']} />)
}

/** The rendition of an original: its address, and the width and height of its element. */
function pictureOf(html: string, original: string): string | undefined {
  const [, address, width, height] =
    new RegExp(`<img [^>]*src="/media/v1/${original}/([^"]+)"[^>]*width="(\\d+)" height="(\\d+)"`).exec(html) ?? []
  return address && `${address} ${width}x${height}`
}

test('the pictures of a product are 768x768 [S9-044]', () => {
  const html = render()
  expect(pictureOf(html, 'axion-56.webp')).toBe('Product-768-2.png 768x768')
  expect(pictureOf(html, 'axion-56-front.webp')).toBe('Product-768-2.png 768x768')
  const single = render({ product: { ...view.product, images: [] } })
  expect(pictureOf(single, 'axion-56.webp')).toBe('Product-768-2.png 768x768')
})

test('the picture of a capability is 480 wide, that of a machine with the capability 180x180 [S9-045] [S9-046]', () => {
  expect(pictureOf(render(), 'crimping.webp')).toBe('Capability-480.png 480x360')
  const chosen = { slug: 'crimping', name: 'Crimping', machines: [machine] }
  const html = render({ search: { query: '', found: view.product.capabilities, chosen } })
  expect(pictureOf(html, 'crimping.webp')).toBe('Capability-480.png 480x360')
  expect(pictureOf(html, 'axion-64.webp')).toBe('CapabilityProduct-180-2.png 180x180')
})

test('the thumbnail of a document is 128x180; a document without thumbnail shows its format [S9-050]', () => {
  const html = render()
  expect(pictureOf(html, 'sheet.webp')).toBe('DocumentThumbnail-128-2.png 128x180')
  expect(html).toContain('>STEP</span>')
})

test('the brand logo is 96 high [S9-033]', () => {
  expect(pictureOf(render(), 'komax.webp')).toBe('Brand-96.png 240x96')
  expect(render()).toContain('alt="Komax"')
  expect(render({ brand: undefined })).toContain('<span>Komax</span>')
})

test('the key data end with the last month of security updates, or with their end', () => {
  const until = (supportUntil: string | null) => render({ product: { ...view.product, supportUntil } })
  expect(until('2034-03')).toContain('Until March 2034')
  expect(until('2026-11')).toContain('Until November 2026')
  expect(until('2026-10')).toContain('Ended in October 2026')
  expect(until(null)).not.toContain('Security updates')
})
