import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../environment.ts'
import { pickJourneys } from './pick-journeys.ts'

test.each([
  [['apps/data/src/tickets/open-ticket.ts'], ['journeys/portal/', 'journeys/tickets/']],
  [['apps/web/app/comparison/compare.route.tsx', 'docs/walks.md'], ['journeys/catalogue/']],
  [['journeys/edge/cache.journey.ts', 'README.md'], ['journeys/edge/cache.journey.ts']],
  [['packages/domain/src/tickets/ticket.test.ts'], []],
  [['packages/ui/src/button.tsx', 'apps/data/src/tickets/open-ticket.ts'], 'all'],
  [['infra/edge/main.vcl'], 'all'],
  [['journeys/support/request.ts'], 'all'],
])('a change of %j runs %j', (files, journeys) => {
  expect(pickJourneys(files)).toEqual(journeys)
})

test('picks only folders that exist', () => {
  for (const area of ['accounts', 'catalogue', 'documents', 'seo', 'requests', 'style-guide', 'tickets', 'editor']) {
    const picked = pickJourneys([`apps/web/app/${area}/some.ts`])
    if (picked === 'all') throw new Error(`${area} is not in the table`)
    expect(picked.filter((folder) => !existsSync(join(root, folder)))).toEqual([])
  }
})
