import { expect, test } from 'vitest'
import { mailServer } from './mail-server.ts'

test.each([
  ['Trial Works <portal@works.test>', { from: 'portal@works.test', fromDisplayName: 'Trial Works' }],
  ['"Trial, Works" <portal@works.test>', { from: 'portal@works.test', fromDisplayName: 'Trial, Works' }],
  ['portal@works.test', { from: 'portal@works.test', fromDisplayName: '' }],
])('the identity server sends its mails from %s', (mailFrom, expected) => {
  expect(mailServer('smtp://mail.works.test', mailFrom)).toMatchObject(expected)
})

test.each([
  ['smtp://mail.works.test', { port: '25', ssl: 'false', starttls: 'false', auth: 'false' }],
  ['smtp://mail.works.test:11025', { port: '11025' }],
  ['smtps://mail.works.test', { port: '465', ssl: 'true', starttls: 'false' }],
  [
    'smtp://portal%40works:p%2Fw@mail.works.test:587',
    { port: '587', starttls: 'true', auth: 'true', user: 'portal@works', password: 'p/w' },
  ],
])('the mail server of %s has its port, its encryption and its account', (url, expected) => {
  expect(mailServer(url, 'portal@works.test')).toMatchObject({ host: 'mail.works.test', ...expected })
})
