import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KeyFigures } from './key-figures.tsx'

test('a figure follows its name and includes its unit', () => {
  const html = renderToStaticMarkup(<KeyFigures figures={[{ label: 'EBIT margin', value: '10.3', unit: '%' }]} />)
  expect(html).toContain('<dt>EBIT margin</dt><dd>10.3<small> %</small></dd>')
})
