import { beforeEach, expect, test, vi } from 'vitest'
import { getUserManager } from '../../sign-in/user-manager.ts'
import { goToAction, reauthenticate, takeRedirectState } from './identity-redirect.ts'

vi.mock('../../sign-in/user-manager.ts', () => ({ getUserManager: vi.fn<() => unknown>() }))

const signinRedirect = vi.fn<(request: object) => Promise<void>>()

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('window', { location: { pathname: '/en/mykomax/account', search: '' } })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.mocked(getUserManager).mockReturnValue({ signinRedirect } as object as ReturnType<typeof getUserManager>)
  signinRedirect.mockReset().mockResolvedValue()
})

test('a new login is forced, and its page returns to the confirmation', async () => {
  expect(await reauthenticate({ kind: 'delete', typed: 'a@example.com' })).toBe(true)
  expect(signinRedirect.mock.lastCall?.[0]).toMatchObject({ prompt: 'login', max_age: 0 })
  expect(takeRedirectState()).toMatchObject({ confirmation: { kind: 'delete', typed: 'a@example.com' } })
  expect(takeRedirectState()).toBeUndefined()
})

test.each([
  ['a new login', () => reauthenticate({ kind: 'export' })],
  ['an action', () => goToAction('UPDATE_PASSWORD')],
])('without an identity server, %s is reported as failed and leaves no state', async (_, leave) => {
  signinRedirect.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await leave()).toBe(false)
  expect(takeRedirectState()).toBeUndefined()
})
