import type { AccountProfile } from '@ferrule/domain/accounts/account-profile'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryDataService } from '../../data-service/query-data-service.ts'
import { getUserManager } from '../../sign-in/user-manager.ts'
import { changeProfile } from './account-calls.ts'

vi.mock('../../data-service/query-data-service.ts', () => ({ queryDataService: vi.fn<() => Promise<unknown>>() }))
vi.mock('../../sign-in/user-manager.ts', () => ({ getUserManager: vi.fn<() => unknown>() }))

const signinSilent = vi.fn<() => Promise<null>>()

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: { request: (_: string, renew: () => Promise<void>) => renew() } })
  vi.mocked(getUserManager).mockReturnValue({ signinSilent } as object as ReturnType<typeof getUserManager>)
  signinSilent.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
})

const change = () => changeProfile({} as AccountProfile)

test('a saved profile is saved, also if the token with the new name cannot be renewed', async () => {
  vi.mocked(queryDataService).mockResolvedValue({ changeAccountProfile: { refusal: null } })
  expect(await change()).toBeNull()
  expect(signinSilent).toHaveBeenCalledTimes(1)
})

test.each([
  ['name-missing', Promise.resolve({ changeAccountProfile: { refusal: 'name-missing' } })],
  ['unavailable', new TypeError('Failed to fetch')],
])('a profile that is not saved is refused as %s, without a new token', async (refusal, outcome) => {
  vi.mocked(queryDataService).mockImplementation(async () => {
    if (outcome instanceof Error) throw outcome
    return outcome
  })
  expect(await change()).toBe(refusal)
  expect(signinSilent).not.toHaveBeenCalled()
})
