import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'

test('initials alone are read as the name they stand for', () => {
  expect(renderToStaticMarkup(<Avatar initials="MH" name="Marta Holzer" />)).toMatch(
    /role="img" aria-label="Marta Holzer">MH/,
  )
})

test('initials beside a name are not read out', () => {
  expect(renderToStaticMarkup(<Avatar initials="MH" />)).toContain('aria-hidden="true"')
})
