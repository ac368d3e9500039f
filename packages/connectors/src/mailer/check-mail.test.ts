import { expect, test } from 'vitest'
import { checkMail } from './check-mail.ts'

const mail = { id: '0193a1b2', to: 'marta@example.com', subject: 'We have your request', text: 'Hello\nMarta' }

test.each([
  {},
  { attachment: { fileName: 'O26-00017.pdf', content: new Uint8Array([37, 80, 68, 70]) } },
  { unsubscribeUrl: 'https://www.example.com/api/release-subscriptions/abc' },
])('passes a valid mail unchanged, with %j', (more) => {
  expect(checkMail({ ...mail, ...more })).toEqual({ ...mail, ...more })
})

test.each([
  ['a second address', { to: 'a@example.com, b@example.com' }],
  ['a group', { to: 'all:a@example.com,b@example.com;' }],
  ['a quoted local part', { to: '"a@example.com x"@evil.example' }],
  ['a display name', { to: 'Marta <marta@example.com>' }],
  ['a line break in the address', { to: 'a@example.com\r\nBcc: b@example.com' }],
  ['a second reply address', { replyTo: 'a@example.com, b@example.com' }],
  ['a line break in the subject', { subject: 'Hello\r\nBcc: b@example.com' }],
  ['a lone line feed in the subject', { subject: 'Hello\nBcc: b@example.com' }],
  ['a line break in the id', { id: 'a\r\nBcc: b' }],
  ['a bracket in the id', { id: 'a>' }],
  ['a line break in a file name', { attachment: { fileName: 'a\r\nBcc: b.pdf', content: new Uint8Array() } }],
  ['a line break in the link to unsubscribe', { unsubscribeUrl: 'https://example.com/a\r\nBcc: b@example.com' }],
  ['a bracket in the link to unsubscribe', { unsubscribeUrl: 'https://example.com/a>, <https://evil.example' }],
  ['another scheme in the link to unsubscribe', { unsubscribeUrl: 'javascript:alert(1)' }],
  ['an attachment that is not a PDF', { attachment: { fileName: 'a.html', content: new Uint8Array() } }],
])('refuses %s [I4]', (_, wrong) => {
  expect(() => checkMail({ ...mail, ...wrong })).toThrow('mail refused')
})
