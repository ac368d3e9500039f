import { loadTexts } from '@ferrule/texts/load-texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TextsContext } from '../frame/texts.tsx'
import type { UnavailableProductView } from './catalogue-view.ts'
import { UnavailableProductPage } from './unavailable-product-page.tsx'

const texts = await loadTexts('en')

const view: UnavailableProductView = {
  kind: 'unavailable-product',
  name: 'Axion 88',
  system: 'Metric',
  countryCount: 34,
  product: {
    brand: 'Norlitz',
    image: 'axion.webp',
    shortDescription: 'Crimps large wires.',
    language: 'en',
    classification: { name: 'Crimping lines' },
    specifications: [
      { name: 'Stations', value: '6', unit: '', measurementSystem: null },
      { name: 'Weight', value: '2,900', unit: 'kg', measurementSystem: 'Metric' },
      { name: 'Weight', value: '6,390', unit: 'lb', measurementSystem: 'Imperial' },
    ],
  },
  contact: {
    name: 'Norlitz Japan K.K.',
    contactType: 'SalesAndService',
    city: 'Nagoya',
    phone: '+81 52 555 6610',
    email: 'nagoya@norlitz.example',
  },
  alternatives: [],
}

function render(changes: Partial<UnavailableProductView> = {}): string {
  const page = () => (
    <TextsContext value={texts}>
      <UnavailableProductPage view={{ ...view, ...changes }} />
    </TextsContext>
  )
  const Stub = createRoutesStub([{ path: '*', Component: page }])
  return renderToStaticMarkup(<Stub initialEntries={['/en-jp/products/axion-88']} />)
}

test('shows what the machine is, where it is sold and whom to ask', () => {
  const html = render()
  for (const text of ['Norlitz, Crimping lines', 'Crimps large wires.', '34 countries', 'Yes, from Nagoya', '2,900'])
    expect(html).toContain(text)
  expect(html).toContain('href="tel:+81525556610"')
  expect(html).toContain('href="mailto:nagoya@norlitz.example"')
  expect(html).not.toContain('6,390')
})

test('uses the units of the visitor', () => {
  expect(render({ system: 'Imperial' })).toContain('6,390')
})

test('a machine that is sold nowhere, for a visitor without a country, still has a page', () => {
  const html = render({ product: null, countryCount: 0, contact: undefined })
  expect(html).toContain('Axion 88')
  expect(html).not.toMatch(/<img|Sold in<|tel:/)
})
