import { expect, test } from 'vitest'
import { unitName } from './unit-name.ts'

test.each([
  ['pcs/h', 'de', 'Stk./h'],
  ['pcs/h', 'zh', '件/小时'],
  ['mm²', 'de', 'mm²'],
  ['toString', 'ja', 'toString'],
] as const)('%s in %s is %s', (unit, language, name) => {
  expect(unitName(unit, language)).toBe(name)
})
