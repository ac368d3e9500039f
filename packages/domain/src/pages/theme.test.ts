import { expect, test } from 'vitest'
import { effectiveTheme, isBrandTheme, themeKeys } from './theme.ts'

test('a page has the look of its site unless it has one of its own', () => {
  expect(effectiveTheme('Schleuniger', 'Default')).toBe('Schleuniger')
  expect(effectiveTheme('Schleuniger', 'Copper')).toBe('Copper')
  expect(effectiveTheme('Default', 'Default')).toBe('Default')
})

test('all themes stand for a brand but Copper, Light_Blue and Iqc [S3-086]', () => {
  expect(themeKeys.filter((key) => !isBrandTheme(key))).toEqual(['Copper', 'Light_Blue', 'Iqc'])
})
