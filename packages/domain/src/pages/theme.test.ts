import { expect, test } from 'vitest'
import { effectiveTheme, isBrandTheme, themeKeys } from './theme.ts'

test('a page has the theme of its site unless it has its own', () => {
  expect(effectiveTheme('Schleuniger', 'Default')).toBe('Schleuniger')
  expect(effectiveTheme('Schleuniger', 'Copper')).toBe('Copper')
  expect(effectiveTheme('Default', 'Default')).toBe('Default')
})

test('all themes except Copper, Light_Blue and Iqc are brand themes [S3-086]', () => {
  expect(themeKeys.filter((key) => !isBrandTheme(key))).toEqual(['Copper', 'Light_Blue', 'Iqc'])
})
