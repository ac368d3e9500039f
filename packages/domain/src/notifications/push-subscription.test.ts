import { expect, test } from 'vitest'
import { pushSubscription } from './push-subscription.ts'

// The keys of RFC 8291, appendix A.
const valid = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  browser: 'firefox',
}

test.each([
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://fcm.googleapis.com/fcm/send/dpH5lCsTSSM:APA91b',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
])('accepts %s', (endpoint) => {
  expect(pushSubscription.parse({ ...valid, endpoint })).toEqual({ ...valid, endpoint })
})

test.each([
  ['an endpoint without TLS', { endpoint: 'http://fcm.googleapis.com/a' }],
  ['a file', { endpoint: 'file:///etc/passwd' }],
  ['an endpoint with a user', { endpoint: 'https://user:secret@fcm.googleapis.com/a' }],
  ['an endpoint that is no URL', { endpoint: 'fcm.googleapis.com' }],
  ['an endless endpoint', { endpoint: `https://fcm.googleapis.com/${'a'.repeat(1000)}` }],
  ['another server', { endpoint: 'https://push.example/a' }],
  ['a server with a similar name', { endpoint: 'https://evilfcm.googleapis.com.example/a' }],
  ['a server whose name ends like one', { endpoint: 'https://evilfcm.googleapis.com/a' }],
  ['another port', { endpoint: 'https://fcm.googleapis.com:8443/a' }],
  ['a private address', { endpoint: 'https://127.0.0.1/a' }],
  ['a compressed key', { p256dh: `A${valid.p256dh.slice(1)}` }],
  ['a short key', { p256dh: valid.p256dh.slice(1) }],
  ['a key in Base64', { p256dh: valid.p256dh.replace('_', '/') }],
  ['a short secret', { auth: valid.auth.slice(1) }],
  ['a long secret', { auth: `${valid.auth}A` }],
  ['a text of a person', { browser: 'Vera’s phone' }],
])('refuses %s', (_, change) => {
  expect(pushSubscription.safeParse({ ...valid, ...change }).success).toBe(false)
})
