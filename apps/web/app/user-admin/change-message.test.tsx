import { expect, test } from 'vitest'
import { ChangeMessage } from './change-message.tsx'
import type { ChangeIntent, ChangeResult } from './change.ts'
import { buttonsOf, renderScreen, textOf } from '../portal/screen.fixture.ts'

const nothing: Omit<ChangeResult, 'intent'> = { saved: 0, undo: [], failures: [], losesView: false, isRetryable: false }

function messageOf(result: ChangeResult): Promise<string> {
  const send = () => Promise.reject(new Error('not sent'))
  return renderScreen(<ChangeMessage changes={{ isSending: false, result, send, clear: () => undefined }} />)
}

const refused = { reason: 'changed-since', fields: [], requestId: '4bf92f3577b34da6a3ce929d0e0e4736' }

const failures: [ChangeIntent, string, string][] = [
  ['add-application', 'The application could not be added', 'S8-015'],
  ['grant', 'Access could not be granted', 'S8-016'],
  ['accept', 'The request could not be accepted', 'S8-017'],
  ['update', 'Access could not be updated', 'S8-018'],
  ['resend', 'The invite could not be sent again', 'S8-019'],
  ['decline', 'The request could not be declined', 'S8-020'],
  ['withdraw', 'Access could not be withdrawn', 'S8-021'],
  ['remove-organisation', 'The organisation could not be removed', 'S8-022'],
]

test.each(failures)('a failure of %s shows the title "%s" and technical details [%s]', async (intent, title) => {
  const text = textOf(await messageOf({ ...nothing, intent, failures: [refused] }))
  expect(text).toContain(title)
  expect(text).toContain('Another administrator was faster.')
  expect(text).toContain(`Technical details Message changed-since Request ID ${refused.requestId}`)
})

test('an unknown reason advises to try later, and names the refused fields', async () => {
  const failure = { reason: 'status 503', fields: ['reason'], requestId: undefined }
  const text = textOf(await messageOf({ ...nothing, intent: 'grant', failures: [failure] }))
  expect(text).toContain('Please try again later.')
  expect(text).toContain('Message status 503, reason Request ID None')
})

test('a saved change offers an undo only if the data service does', async () => {
  const undo = [{ intent: 'undo' as const, input: { accessId: 'a1', version: 4 } }]
  const withdrawn: ChangeResult = { ...nothing, intent: 'withdraw', saved: 1, undo }
  const html = await messageOf(withdrawn)
  expect(textOf(html)).toContain('Access withdrawn')
  expect(buttonsOf(html)).toEqual(['Undo'])
  expect(buttonsOf(await messageOf({ ...withdrawn, undo: [] }))).toEqual([])
})

test('several changes at once show how many were saved and how many failed', async () => {
  const text = textOf(await messageOf({ ...nothing, intent: 'accept', saved: 3, failures: [refused, refused] }))
  expect(text).toContain('Request accepted (3)')
  expect(text).toContain('The request could not be accepted (2)')
})
