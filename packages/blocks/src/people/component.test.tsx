import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { exampleAddresses } from '../example-props.ts'
import { peopleBlock } from './block.ts'
import { People } from './component.tsx'

test('people without portraits have their initials, which screen readers skip', () => {
  const content = peopleBlock.examples['five people']
  const html = renderToStaticMarkup(<People content={content} addresses={exampleAddresses} />)
  expect([...html.matchAll(/<span aria-hidden="true">([^<]*)</g)].map(([, initials]) => initials)).toEqual([
    'RM',
    'MA',
    'EL',
    'ID',
    'MK',
  ])
  expect(html).toMatch(/<h3[^>]*>Regula Moser<\/h3><p[^>]*>Chair of the Board of Directors</)
})
