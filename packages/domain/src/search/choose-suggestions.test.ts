import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseSuggestions, groupSuggestions, maxOfKind, maxSuggestions } from './choose-suggestions.ts'
import { searchKinds } from './search-query.ts'

const kinds = (found: readonly { kind: string }[]) => found.map(({ kind }) => kind).join()
const several = (kind: (typeof searchKinds)[number], count: number) => Array.from({ length: count }, () => ({ kind }))

test('the best record is first, then machines, families, and pages with documents', () => {
  const found = [
    ...several('stories', 1),
    ...several('pages', 1),
    ...several('families', 1),
    ...several('services', 1),
    ...several('machines', 1),
  ]
  expect(kinds(chooseSuggestions(found))).toBe('stories,services,machines,families,pages')
})

test('a document is the best record only if nothing else was found', () => {
  expect(kinds(chooseSuggestions([...several('documents', 2), ...several('machines', 1)]))).toBe(
    'machines,documents,documents',
  )
  expect(kinds(chooseSuggestions(several('documents', 2)))).toBe('documents,documents')
})

test('limits each group', () => {
  const found = [...several('documents', 40), ...several('machines', 40), ...several('families', 40)]
  expect(kinds(chooseSuggestions(found))).toBe(
    'machines,machines,machines,machines,families,families,families,documents,documents,documents',
  )
})

test('limits the suggestions, repeats none and puts each into a group', () => {
  const records = fc.uniqueArray(fc.record({ id: fc.nat(), kind: fc.constantFrom(...searchKinds) }), {
    selector: ({ id }) => id,
  })
  fc.assert(
    fc.property(records, (found) => {
      const chosen = chooseSuggestions(found)
      expect(chosen.length).toBeLessThanOrEqual(maxSuggestions)
      expect(new Set(chosen).size).toBe(chosen.length)
      expect(groupSuggestions(chosen).flatMap((group) => group.records)).toEqual(chosen)
    }),
  )
})

test('omits an empty group', () => {
  expect(groupSuggestions(several('stories', 2)).map(({ name }) => name)).toEqual(['best', 'pages'])
  expect(groupSuggestions([])).toEqual([])
})

test('fills all groups from many records', () => {
  const chosen = chooseSuggestions(searchKinds.flatMap((kind) => several(kind, 40)))
  expect(chosen).toHaveLength(maxSuggestions)
  expect(Math.max(...searchKinds.map((kind) => chosen.filter((one) => one.kind === kind).length))).toBe(maxOfKind)
})
