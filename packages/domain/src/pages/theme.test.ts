import { expect, test } from 'vitest'
import { effectiveTheme } from './theme.ts'

test('a page has the look of its site unless it has one of its own', () => {
  expect(effectiveTheme('Schleuniger', 'Default')).toBe('Schleuniger')
  expect(effectiveTheme('Schleuniger', 'Copper')).toBe('Copper')
  expect(effectiveTheme('Default', 'Default')).toBe('Default')
})
