import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChoiceCards } from './choice-cards.tsx'

const cards = [
  { value: '207', title: 'Axion 56 S', number: '56-1184-207', note: 'Line 7' },
  { value: '311', title: 'Corva 24' },
]
const renderCards = (props: Partial<Parameters<typeof ChoiceCards>[0]> = {}) =>
  renderToStaticMarkup(
    <ChoiceCards
      name="machine"
      label="Machine concerned"
      labels={{ optional: '(optional)', error: 'Error:' }}
      cards={cards}
      {...props}
    />,
  )

test('the cards are one radio group with one selected card', () => {
  const html = renderCards({ defaultValue: '311' })
  expect(html).toMatch(/role="radiogroup".*<legend[^>]*>Machine concerned/)
  expect(html.match(/type="radio"[^>]*name="machine"/g)).toHaveLength(2)
  expect(html).toMatch(/checked=""[^>]*value="311"|value="311"[^>]*checked=""/)
})

test('a card is named by all of its text', () => {
  expect(renderCards()).toMatch(/<label[^>]*>.*?Axion 56 S.*?56-1184-207.*?Line 7.*?<\/label>/)
})

test('the error summary links to the first card', () => {
  const html = renderCards({ id: 'which', error: 'Please select a machine' })
  expect(html).toMatch(/id="which"/)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(/id="which-error".*Please select a machine/)
})
