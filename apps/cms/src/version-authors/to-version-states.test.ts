import { expect, test } from 'vitest'
import { toVersionStates } from './to-version-states.ts'

test.each([
  [
    'a new draft over a published text',
    ['draft', 'published', 'published'],
    ['currentDraft', 'currentlyPublished', 'previouslyPublished'],
  ],
  ['a published text over its draft', ['published', 'draft'], ['currentlyPublished', 'draft']],
  ['drafts only', ['draft', undefined], ['currentDraft', 'draft']],
] as const)('versions from new to old have a state each: %s', (_, statuses, states) => {
  expect(toVersionStates(statuses)).toEqual(states)
})
