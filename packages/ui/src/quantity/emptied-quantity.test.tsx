import { NumberField, type NumberFieldProps } from 'react-aria-components/NumberField'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Quantity } from './quantity.tsx'

vi.mock('react-aria-components/NumberField', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  NumberField: vi.fn<() => null>(() => null),
}))

const props = { label: 'Quantity of Feed belt', labels: { less: 'One less', more: 'One more' }, locale: 'en' }

/** Renders the quantity and returns the properties of its number field. */
function fieldOf(quantity: Partial<Parameters<typeof Quantity>[0]>): NumberFieldProps {
  renderToStaticMarkup(<Quantity {...props} {...quantity} />)
  return vi.mocked(NumberField).mock.lastCall?.[0] ?? {}
}

test('an emptied field, which reports NaN, does not change the quantity', () => {
  const onChange = vi.fn<(quantity: number) => void>()
  const field = fieldOf({ value: 3, onChange })
  field.onChange?.(Number.NaN)
  expect(onChange).not.toHaveBeenCalled()
  field.onChange?.(0)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(0)
})

test.each([
  ['the given value', { value: 3 }, 3],
  ['its own value', { defaultValue: 2 }, 2],
  ['the minimum', {}, 1],
])('the field is controlled by %s, so that it shows the last number again', (_, quantity, value) => {
  expect(fieldOf(quantity).value).toBe(value)
})
