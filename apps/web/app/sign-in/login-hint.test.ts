import { expect, test } from 'vitest'
import { takeLoginHint, toLoginHintCookie } from './login-hint.ts'

test.each(['r.ortner@brenner.example', "o'neil+crimp=1;a@brenner.example"])(
  'the address %s reaches the next login and is removed',
  (email) => {
    const [pair = ''] = toLoginHintCookie(email).split('; ')
    const page = { cookie: `uapp_locale=de; ${pair}` }
    expect(takeLoginHint(page)).toBe(email)
    expect(page.cookie).toMatch(/^uapp_login-hint=; Path=\/; Max-Age=0;/)
  },
)

test.each(['', 'uapp_locale=de', 'uapp_login-hint=%E0%A4'])('the cookies "%s" hold no address', (cookie) => {
  expect(takeLoginHint({ cookie })).toBeUndefined()
})

test('the cookie ends after ten minutes and is not sent to other sites', () => {
  expect(toLoginHintCookie('a@b.example')).toMatch(/; Path=\/; Max-Age=600; Secure; SameSite=Strict$/)
})
