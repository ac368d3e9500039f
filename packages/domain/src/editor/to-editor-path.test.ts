import { expect, test } from 'vitest'
import { toEditorPath } from './to-editor-path.ts'

test.each([
  [null, '/en/editor'],
  ['', '/en/editor'],
  ['/de/editor?stage=DRAFT&search=7', '/de/editor?stage=DRAFT&search=7'],
  ['/de-ch/editor/preview/fair?language=de', '/de-ch/editor/preview/fair?language=de'],
  ['/en/editor/../mykomax', '/en/editor'],
  ['/en/editorial', '/en/editor'],
  ['//evil.example/en/editor', '/en/editor'],
  ['/\\evil.example/en/editor', '/en/editor'],
  ['https://evil.example/en/editor', '/en/editor'],
  ['javascript:alert(1)', '/en/editor'],
  ['http://[', '/en/editor'],
])('a sign-in that wants %s opens %s', (wanted, path) => {
  expect(toEditorPath(wanted)).toBe(path)
})
