import { expect, test } from 'vitest'
import { toExampleId } from './to-example-id.ts'

test.each([
  ['Button', 'primary', 'button/primary'],
  ['TextField', 'with error', 'text-field/with-error'],
  ['Flash message', 'long words, in “German”', 'flash-message/long-words-in-german'],
  ['Key figures', '± 0.1 mm', 'key-figures/0-1-mm'],
])('%s, %s is %s', (component, example, id) => {
  expect(toExampleId(component, example)).toBe(id)
})
