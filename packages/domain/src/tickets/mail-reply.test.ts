import { expect, test } from 'vitest'
import { isAutomaticMail, judgeReply } from './mail-reply.ts'

const now = new Date('2026-11-16T08:00:00Z')
const anna = { email: 'anna@lake.example', expiresAt: new Date('2026-12-01'), takesPart: true, recentComments: 0 }
const mail = { from: 'Anna@lake.example', text: 'Yes.', fileCount: 0 }

test('a reply of the person its address was made for is taken', () => {
  expect(judgeReply(mail, anna, now)).toEqual({ ok: true, value: undefined })
  expect(judgeReply({ ...mail, text: '', fileCount: 1 }, anna, now).ok).toBe(true)
})

test.each([
  ['address-expired', {}, { expiresAt: now }],
  ['sender-foreign', { from: 'somebody@else.example' }, {}],
  ['no-longer-involved', {}, { takesPart: false }],
  ['too-many', {}, { recentComments: 20 }],
  ['no-text', { text: '' }, {}],
  ['too-long', { text: 'x'.repeat(10_001) }, {}],
])('%s', (reason, ofMail, ofPerson) => {
  expect(judgeReply({ ...mail, ...ofMail }, { ...anna, ...ofPerson }, now)).toEqual({ ok: false, reason })
})

const own = 'portal@norlitz.example'
const typed = { messageId: '<1@lake>', from: 'anna@lake.example', returnPath: 'anna@lake.example' }

test('what a person typed is not automatic', () => {
  expect(isAutomaticMail({ ...typed, headers: new Map([['auto-submitted', 'no']]) }, own)).toBe(false)
  expect(isAutomaticMail({ ...typed, from: 'noreen@lake.example', headers: new Map() }, own)).toBe(false)
})

test.each([
  ['auto-submitted', 'auto-replied'],
  ['precedence', 'bulk'],
  ['list-id', '<x>'],
  ['x-autoreply', 'yes'],
  ['x-auto-response-suppress', 'All'],
  ['content-type', 'multipart/report; report-type=delivery-status'],
])('%s: %s is automatic', (name, value) => {
  expect(isAutomaticMail({ ...typed, headers: new Map([[name, value]]) }, own)).toBe(true)
})

test.each([
  ['a report that comes from nobody', { returnPath: '' }],
  ['our own mail', { from: 'Portal@norlitz.example' }],
  ['a mail server', { from: 'MAILER-DAEMON@lake.example' }],
  ['nobody who reads answers', { from: 'no-reply@lake.example' }],
])('%s is automatic', (_, given) => {
  expect(isAutomaticMail({ ...typed, ...given, headers: new Map() }, own)).toBe(true)
})
