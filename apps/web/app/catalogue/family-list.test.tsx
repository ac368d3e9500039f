import { loadTexts } from '@ferrule/texts/load-texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TextsContext } from '../frame/texts.tsx'
import type { FamiliesView } from './catalogue-view.ts'
import { FamilyList } from './family-list.tsx'

async function render(families: FamiliesView['families']): Promise<string> {
  const texts = await loadTexts('en')
  const frame = { home: '/en' }
  const Component = () => (
    <TextsContext value={texts}>
      <FamilyList families={families} />
    </TextsContext>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component, loader: () => null }])
  return renderToStaticMarkup(
    <Stub initialEntries={['/en/products']} hydrationData={{ loaderData: { root: { frame } } }} />,
  )
}

test('a missing classification list shows "No classifications available" and a contact link [S8-057]', async () => {
  const html = await render([])
  expect(html).toContain('No classifications available')
  expect(html).toContain('href="/en/requests/contact"')
})

test('every family links to its page and to its child classifications', async () => {
  const child = { slug: 'b', name: 'Bench presses', route: '/products/presses/b' }
  const family = { slug: 'presses', name: 'Presses', description: '', route: '/products/presses', image: 'p.webp' }
  const html = await render([{ ...family, childClassifications: [child] }])
  expect(html).toContain('<a href="/en/products/presses">Presses</a>')
  expect(html).toContain('<a href="/en/products/presses/b">Bench presses</a>')
  expect(html).not.toContain('No classifications available')
})
