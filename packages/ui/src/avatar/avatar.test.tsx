import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'

test('an avatar with a name has it as accessible name', () => {
  expect(renderToStaticMarkup(<Avatar initials="MH" name="Marta Holzer" />)).toMatch(
    /role="img" aria-label="Marta Holzer">MH/,
  )
})

test('an avatar without a name is hidden from screen readers', () => {
  expect(renderToStaticMarkup(<Avatar initials="MH" />)).toContain('aria-hidden="true"')
})
