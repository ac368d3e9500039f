import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ComparisonTable } from './comparison-table.tsx'

const html = renderToStaticMarkup(
  <ComparisonTable
    id="compare"
    label="Comparison"
    about="2 machines"
    things={[
      { key: 'a', name: 'Axion 36', href: '#a' },
      { key: 'b', name: 'Axion 56', href: '#b' },
    ]}
    groups={[
      {
        title: 'Wire',
        rows: [
          { name: 'Length', values: ['50–8 000', undefined], differs: true },
          { name: 'Air', values: ['6', '6'], differs: false },
        ],
      },
    ]}
    labels={{ missing: 'n/a', differs: '(differs)', hideSame: 'Hide identical attributes' }}
    add={<a href="#more">Add a machine</a>}
  />,
)

test('every value has its machine as column header and its attribute as row header', () => {
  expect(html.match(/<th scope="col"/g)).toHaveLength(3)
  expect(html.match(/<th scope="row"/g)).toHaveLength(2)
  expect(html).toMatch(/<th scope="rowgroup" colSpan="4"/i)
})

test('a difference is announced, not only bold', () => {
  expect(html).toMatch(/Length<span[^>]*> \(differs\)<\/span>/)
  expect(html).not.toMatch(/Air<span/)
})

test('a missing value is labelled', () => {
  expect(html).toMatch(/<td[^>]*>n\/a<\/td>/)
})

test('the scrolling region is reachable by keyboard', () => {
  expect(html).toMatch(/role="region" aria-label="Comparison" tabindex="0"/i)
})

test('a checkbox hides identical rows without script', () => {
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*>.*Hide identical attributes/)
  expect(html).toMatch(/<tr class="[^"]*same[^"]*"><th scope="row"[^>]*>Air/)
})
