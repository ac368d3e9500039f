import { expect, test } from 'vitest'
import { type RecordedChange, toTicketHistory } from './ticket-history.ts'

const change = (action: string, rest: Partial<RecordedChange> = {}): RecordedChange => ({
  action,
  before: undefined,
  after: undefined,
  assigneeId: undefined,
  ...rest,
})

test.each([
  ['open-ticket', {}, undefined],
  ['note-on-ticket', { before: 'assigned', after: 'assigned' }, undefined],
  ['comment-ticket', { before: 'assigned', after: 'waiting-for-you' }, undefined],
  ['comment-ticket', { before: 'solved', after: 'in-progress' }, 'reopened'],
  ['assign-ticket-to-me', { before: 'new', after: 'assigned', assigneeId: 'jonas' }, 'assigned'],
  ['assign-ticket', { before: 'in-progress', after: 'in-progress', assigneeId: 'jonas' }, 'assigned'],
  ['solve-ticket', { before: 'in-progress', after: 'solved' }, 'solved'],
  ['close-ticket', { before: 'solved', after: 'closed' }, 'closed'],
  ['reopen-ticket', { before: 'closed', after: 'in-progress' }, 'reopened'],
  ['apply-external-change', { before: 'assigned', after: 'in-progress' }, undefined],
  ['apply-external-change', { before: 'assigned', after: 'closed' }, 'closed'],
] as const)('%s with %j is shown as %s', (action, rest, kind) => {
  expect(toTicketHistory([change(action, rest)], { isService: false }).map((entry) => entry.kind)).toEqual(
    kind ? [kind] : [],
  )
})

test('the same agent is assigned once, and again after another one', () => {
  const assigned = ['jonas', 'jonas', 'lea', 'jonas'].map((assigneeId) => change('assign-ticket-to-me', { assigneeId }))
  const history = toTicketHistory(assigned, { isService: false })
  expect(history.map((entry) => entry.change.assigneeId)).toEqual(['jonas', 'lea', 'jonas'])
})

test.each(['link-ticket', 'unlink-ticket'])('only agents see the event %s', (action) => {
  const kindsFor = (isService: boolean) => toTicketHistory([change(action)], { isService }).map(({ kind }) => kind)
  expect([kindsFor(true), kindsFor(false)]).toEqual([[action.replace('-ticket', 'ed')], []])
})
