import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseSuggestions, groupSuggestions, mostOfKind, mostSuggestions } from './choose-suggestions.ts'
import { searchKinds } from './search-query.ts'

const kinds = (found: readonly { kind: string }[]) => found.map(({ kind }) => kind).join()
const several = (kind: (typeof searchKinds)[number], count: number) => Array.from({ length: count }, () => ({ kind }))

test('machines come before families, and families before pages and documents', () => {
  const found = [
    ...several('pages', 1),
    ...several('families', 1),
    ...several('services', 1),
    ...several('machines', 1),
  ]
  expect(kinds(chooseSuggestions(found))).toBe('services,machines,families,pages')
})

test('no group pushes out another', () => {
  const found = [...several('documents', 40), ...several('machines', 40), ...several('families', 40)]
  expect(kinds(chooseSuggestions(found))).toBe(
    'machines,machines,machines,machines,families,families,families,documents,documents,documents',
  )
})

test('whatever was found, there are not too many, none twice, and every one stands in a group', () => {
  const records = fc.uniqueArray(fc.record({ id: fc.nat(), kind: fc.constantFrom(...searchKinds) }), {
    selector: ({ id }) => id,
  })
  fc.assert(
    fc.property(records, (found) => {
      const chosen = chooseSuggestions(found)
      expect(chosen.length).toBeLessThanOrEqual(mostSuggestions)
      expect(new Set(chosen).size).toBe(chosen.length)
      expect(groupSuggestions(chosen).flatMap((group) => group.records)).toEqual(chosen)
    }),
  )
})

test('a group without any is not there', () => {
  expect(groupSuggestions(several('stories', 2)).map(({ name }) => name)).toEqual(['pages'])
})

test('as many as there can be are chosen of plenty', () => {
  const chosen = chooseSuggestions(searchKinds.flatMap((kind) => several(kind, 40)))
  expect(chosen).toHaveLength(mostSuggestions)
  expect(Math.max(...searchKinds.map((kind) => chosen.filter((one) => one.kind === kind).length))).toBe(mostOfKind)
})
