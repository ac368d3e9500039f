import { expect, test } from 'vitest'
import { newAddress } from '../support/request-forms.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const locked = (locale: string) => `${settings.edge}/${locale}/dealer-documents`

/** Sends the form of a protected page as a browser without script does. */
const send = (locale: string, password: string) =>
  request(locked(locale), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ password }).toString(),
    localAddress: newAddress(),
  })

test('a protected page asks for its password with a form that needs no script [S2-140]', async () => {
  const { text } = await request(locked('en'))
  expect(text).toMatch(/<form[^>]*method="post"/)
  expect(text).toMatch(/<input[^>]*name="password"[^>]*>/)
  expect(text).not.toContain('Delivery times')
})

test.each([
  ['en', 'Please enter a password'],
  ['de', 'Bitte geben Sie ein Passwort ein'],
])('in %s, an empty password shows the error: %s [S5-039]', async (locale, message) => {
  expect((await send(locale, '')).text).toContain(message)
})

test('a wrong password shows an error, the right one redirects to the page', async () => {
  const wrong = await send('en', 'Wolhusen-1962')
  expect([wrong.text.includes('The password is not correct.'), wrong.headers['set-cookie']]).toEqual([true, undefined])
  expect((await send('en', 'Wolhusen-1961')).status).toBe(303)
})
