import { loadTexts } from '@ferrule/texts/load-texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TextsContext } from '../../frame/texts.tsx'
import { DimensionFigure } from './dimension-figure.tsx'

test('the drawing of a machine names its three dimensions in both systems', async () => {
  const texts = await loadTexts('en')
  const Component = () => (
    <TextsContext value={texts}>
      <DimensionFigure dimensions={{ width: 4500, depth: 1500, height: 2100 }} name="Axion 56" />
    </TextsContext>
  )
  const Stub = createRoutesStub([{ path: '*', Component }])
  const html = renderToStaticMarkup(<Stub initialEntries={['/en']} />)
  expect(html).toContain('aria-label="Dimensions: 4,500 × 1,500 × 2,100 mm"')
  for (const value of ['4,500 mm', '1,500 mm', '2,100 mm', '177 in', '59.1 in', '82.7 in'])
    expect(html).toContain(value)
  expect(html).toContain('Axion 56: front view and side view')
})
