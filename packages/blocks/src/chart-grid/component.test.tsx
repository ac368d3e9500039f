import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { exampleAddresses, exampleLabels } from '../example-props.ts'
import { chartGridBlock } from './block.ts'
import { ChartGrid } from './component.tsx'

test('each small chart has its title, its unit, a summary and the same numbers as a table', () => {
  const content = chartGridBlock.examples['four charts']
  const html = renderToStaticMarkup(<ChartGrid content={content} addresses={exampleAddresses} labels={exampleLabels} />)
  for (const { title, summary } of content.charts) {
    expect(html).toContain(`>${title}</h3>`)
    expect(html).toContain(`role="img" aria-label="${summary}"`)
  }
  expect(html).toContain('>Percent of use</p>')
  expect(html).toMatch(/<th[^>]*scope="row"[^>]*>2025<\/th><td[^>]*>34/)
})
