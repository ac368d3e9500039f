import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInRange, parseVersion, parseVersionRange } from './version-range.ts'

function isIn(version: string, range: string): boolean | undefined {
  const [parsed, constraints] = [parseVersion(version), parseVersionRange(range)]
  return parsed && constraints && isInRange(parsed, constraints)
}

test.each([
  ['4.2.0', 'vers:generic/<4.2.1', true],
  ['4.2.1', 'vers:generic/<4.2.1', false],
  ['4.10.0', 'vers:generic/<4.9.3', false],
  ['4.2', '<=4.2.0', true],
  ['8.3.1', 'vers:generic/>=7.0.0|<8.4.0', true],
  ['6.9.9', 'vers:generic/>=7.0.0|<8.4.0', false],
  ['8.4.0', 'vers:generic/<8.4.0|>=7.0.0', false],
  ['7.5.0', 'vers:generic/>=7.0.0|!=7.5.0|<8.4.0', false],
  ['9.1.0', 'vers:generic/<2|>=7|<8|>9', true],
  ['8.5.0', 'vers:generic/<2|>=7|<8|>9', false],
  ['4.2.1', '4.2.1', true],
  ['4.2.2', '4.2.1', false],
  ['1.0', 'vers:generic/!=1.1', true],
  ['1.1', 'vers:generic/!=1.1', false],
  ['0', 'vers:all/*', true],
])('%s is in %s: %s', (version, range, expected) => {
  expect(isIn(version, range)).toBe(expected)
})

test.each(['', 'vers:generic/', '<6.4-beta', '>3|>5', '<3|<3', '=1|!=1', '~1.2', `<${'1.'.repeat(40)}1`])(
  'refuses the range %j',
  (range) => {
    expect(parseVersionRange(range)).toBeUndefined()
  },
)

const version = fc.array(fc.nat(4), { minLength: 1, maxLength: 3 })

/** Each version as one number; segments are below 10. */
const weigh = (segments: readonly number[]) => (segments[0] ?? 0) * 100 + (segments[1] ?? 0) * 10 + (segments[2] ?? 0)

test('agrees with intervals of whole numbers', () => {
  fc.assert(
    fc.property(
      version,
      fc.uniqueArray(version, { selector: weigh, minLength: 1, maxLength: 6 }),
      fc.boolean(),
      fc.boolean(),
      (tested, limits, isLowerFirst, isInclusive) => {
        const sorted = limits.toSorted((one, other) => weigh(one) - weigh(other))
        const lower = sorted.map((_, index) => (index % 2 === 0) === isLowerFirst)
        const text = sorted.map(
          (limit, index) => `${lower[index] ? '>' : '<'}${isInclusive ? '=' : ''}${limit.join('.')}`,
        )
        const number = weigh(tested)
        // Every pair of a lower limit and the next upper one is an interval, open at the ends of the list.
        const edges = sorted.map((limit, index) => {
          const touches = number === weigh(limit)
          return lower[index]
            ? number > weigh(limit) || (isInclusive && touches)
            : number < weigh(limit) || (isInclusive && touches)
        })
        const naive = edges.some((isInside, index) => {
          if (!isInside) return false
          if (lower[index]) return index + 1 === edges.length || edges[index + 1]
          return index === 0
        })
        expect(isIn(tested.join('.'), `vers:generic/${text.join('|')}`)).toBe(Boolean(naive))
      },
    ),
    { numRuns: 2000 },
  )
})
