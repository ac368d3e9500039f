import { expect, test } from 'vitest'
import { serviceDeskRole } from '../portal-access/rights-of-roles.ts'
import { assessReply, assessSender, isAutomaticMail } from './mail-reply.ts'

const now = new Date('2026-11-16T08:00:00Z')
const ticketRole = 'kmx_int_serviceticketing_active'
const anna = {
  email: 'anna@lake.example',
  expiresAt: new Date('2026-12-01'),
  isInvolved: true,
  isService: false,
  roles: [ticketRole],
  recentComments: 0,
}
const mail = { from: 'Anna@lake.example' }

test('accepts a reply of the person that the reply address belongs to', () => {
  expect(assessSender(mail, anna, now)).toEqual({ ok: true, value: undefined })
})

test.each([
  ['address-expired', {}, { expiresAt: now }],
  ['sender-foreign', { from: 'somebody@else.example' }, {}],
  ['no-longer-involved', {}, { isInvolved: false }],
  ['too-many', {}, { recentComments: 20 }],
])('refuses a sender with %s', (reason, ofMail, ofPerson) => {
  expect(assessSender({ ...mail, ...ofMail }, { ...anna, ...ofPerson }, now)).toEqual({ ok: false, reason })
})

test.each([
  [false, [ticketRole], true],
  [false, [serviceDeskRole], true],
  [false, [], false],
  [false, ['kmx_int_assetdb_active'], false],
  [true, [serviceDeskRole], true],
  [true, [ticketRole], false],
  [true, [], false],
])('on behalf of the service: %s, with the roles %j: may reply %s [A17]', (isService, roles, allowed) => {
  expect(assessSender(mail, { ...anna, isService, roles }, now).ok).toBe(allowed)
})

test.each([
  [
    { text: 'Yes.', fileCount: 0 },
    { ok: true, value: undefined },
  ],
  [
    { text: '', fileCount: 1 },
    { ok: true, value: undefined },
  ],
  [
    { text: '', fileCount: 0 },
    { ok: false, reason: 'no-text' },
  ],
  [
    { text: 'x'.repeat(10_001), fileCount: 0 },
    { ok: false, reason: 'too-long' },
  ],
])('assesses %j as %j', (reply, assessment) => {
  expect(assessReply(reply)).toEqual(assessment)
})

const ownAddress = 'portal@norlitz.example'
const typed = { from: 'anna@lake.example', returnPath: 'anna@lake.example' }

test('a typed mail is not automatic', () => {
  expect(isAutomaticMail({ ...typed, headers: new Map([['auto-submitted', 'no']]) }, ownAddress)).toBe(false)
  expect(isAutomaticMail({ ...typed, from: 'noreen@lake.example', headers: new Map() }, ownAddress)).toBe(false)
})

test.each([
  ['auto-submitted', 'auto-replied'],
  ['precedence', 'bulk'],
  ['list-id', '<x>'],
  ['x-autoreply', 'yes'],
  ['x-auto-response-suppress', 'All'],
  ['content-type', 'multipart/report; report-type=delivery-status'],
])('%s: %s is automatic', (name, value) => {
  expect(isAutomaticMail({ ...typed, headers: new Map([[name, value]]) }, ownAddress)).toBe(true)
})

test.each([
  ['a delivery report with an empty return path', { returnPath: '' }],
  ['our ownAddress mail', { from: 'Portal@norlitz.example' }],
  ['a mail server', { from: 'MAILER-DAEMON@lake.example' }],
  ['a no-reply sender', { from: 'no-reply@lake.example' }],
])('%s is automatic', (_, given) => {
  expect(isAutomaticMail({ ...typed, ...given, headers: new Map() }, ownAddress)).toBe(true)
})
