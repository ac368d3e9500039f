import { expect, test } from 'vitest'
import { advisoryListQuery, filterAdvisories } from './advisory-list.ts'

const listed = (trackingId: string, state: string, severity = 'high', serialNumber = '56-1184-206') => ({
  entry: { trackingId, title: `Title of ${trackingId}`, severity },
  state,
  machines: [{ serialNumber }],
})
const advisories = [
  listed('A-1', 'answer-needed'),
  listed('A-2', 'installed', 'low', '12-0040-019'),
  listed('A-3', 'answer-needed', 'low'),
]

test.each([
  [{}, ['A-1', 'A-2', 'A-3']],
  [{ search: ' a-2 ' }, ['A-2']],
  [{ search: 'title of a-3' }, ['A-3']],
  [{ search: '12-0040' }, ['A-2']],
  [{ severity: 'low' }, ['A-2', 'A-3']],
  [{ state: 'answer-needed' }, ['A-1', 'A-3']],
  [{ severity: 'low', state: 'answer-needed' }, ['A-3']],
  [{ severity: 'urgent', state: 'lost' }, ['A-1', 'A-2', 'A-3']],
])('%j finds %j', (query, ids) => {
  const { entries } = filterAdvisories(advisories, advisoryListQuery.parse(query))
  expect(entries.map(({ entry }) => entry.trackingId)).toEqual(ids)
})

test('the counts ignore the chosen state, so that another one can be chosen', () => {
  const { counts } = filterAdvisories(advisories, { severity: 'low', state: 'installed' })
  expect(counts.filter(({ count }) => count > 0)).toEqual([
    { state: 'answer-needed', count: 1 },
    { state: 'installed', count: 1 },
  ])
})
