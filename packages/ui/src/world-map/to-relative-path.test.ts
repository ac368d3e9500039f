import { expect, test } from 'vitest'
import { toRelativePath } from './to-relative-path.ts'

test.each([
  ['M10,20L12,18L9,25Z', 'm10 20l2-2-3 7z'],
  ['M10,20L12,18L9,25ZM11,21L12,21L12,30Z', 'm10 20l2-2-3 7zm1 1l1 0 0 9z'],
  ['M10,20L12,18M12,18L13,18', 'm10 20l2-2m0 0l1 0'],
  ['M8,402L8,402L8,404L9,404Z', 'm8 402l0 2 1 0z'],
  ['M8,402L9,402L8,402Z', ''],
  ['', ''],
])('%s becomes %s', (path, relative) => {
  expect(toRelativePath(path)).toBe(relative)
})
