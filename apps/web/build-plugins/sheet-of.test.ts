import { expect, test } from 'vitest'
import { everywhere, inLinkOrder, sheetOf } from './sheet-of.ts'

test.each([
  ['base', 'the shell', [everywhere, 'pages', 'portal']],
  ['base', 'the pages and another public area', ['catalogue', 'pages']],
  ['tools', 'two public areas that are not pages', ['catalogue', 'search']],
  ['portal', 'tickets, which belong to the portal', ['tickets']],
  ['catalogue', 'one public area', ['catalogue']],
  ['catalogue', 'one public area, shown in the style guide', ['catalogue', 'style-guide']],
  ['controls', 'one public area and the portal', ['requests', 'portal', 'style-guide']],
  ['portal', 'the portal', ['portal', 'sign-in', 'style-guide']],
  ['style-guide', 'only the style guide', ['style-guide']],
])('%s contains the rules for %s', (sheet, _, areas) => {
  expect(sheetOf(new Set(areas))).toBe(sheet)
})

test('shared sheets are linked first, each sheet once', () => {
  expect(inLinkOrder(['pages', 'controls', 'tools', 'base', 'pages'])).toEqual(['base', 'tools', 'controls', 'pages'])
})
