import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extensionOf, slugOf } from './file-extension.ts'

test.each([
  ['axion-56-datasheet-de.pdf', 'pdf', 'axion-56-datasheet-de'],
  ['Prüfbericht 2026.PDF', 'pdf', 'prufbericht-2026'],
  ['drawings.tar.gz', 'gz', 'drawings-tar'],
  ['part.7z', '7z', 'part'],
  ['README', '', 'readme'],
  ['.htaccess', '', 'htaccess'],
  ['Version 1.2 final', '', 'version-1-2-final'],
  ['ends with a dot.', '', 'ends-with-a-dot'],
  ['folder.d/name', '', 'folder-d-name'],
])('%s has the extension "%s" and the slug %s [S3-019]', (name, extension, slug) => {
  expect([extensionOf(name), slugOf(name)]).toEqual([extension, slug])
})

test('an extension has no dot, slash or capital letter, and a slug is safe in a URL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const extension = extensionOf(name)
      expect(extension).toBe(extension.toLowerCase())
      expect(extension).not.toMatch(/[./\\\s]/)
      expect(slugOf(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
    }),
  )
})
