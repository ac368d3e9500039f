import { beforeEach, expect, test, vi } from 'vitest'
import { clearAccountBasket } from '../../comparison/account-basket.ts'
import { endPushes } from '../../notifications/push/pushed-endpoint.ts'
import { clearOfflineCopies } from '../../parts/offline/clear-offline-copies.ts'
import { notifyTabs } from '../../sign-in/session-channel.ts'
import { clearStoredPerson } from '../../sign-in/store-person.ts'
import { getUserManager } from '../../sign-in/user-manager.ts'
import { clearDrafts } from '../drafts.ts'
import { leaveDeletedAccount, notifyTabsOfDeletion } from './leave-deleted-account.ts'

vi.mock('../../comparison/account-basket.ts', () => ({ clearAccountBasket: vi.fn<() => void>() }))
vi.mock('../../notifications/push/pushed-endpoint.ts', () => ({ endPushes: vi.fn<() => Promise<void>>() }))
vi.mock('../../parts/offline/clear-offline-copies.ts', () => ({ clearOfflineCopies: vi.fn<() => Promise<void>>() }))
vi.mock('../../sign-in/session-channel.ts', () => ({ notifyTabs: vi.fn<() => void>() }))
vi.mock('../../sign-in/store-person.ts', () => ({ clearStoredPerson: vi.fn<() => void>() }))
vi.mock('../../sign-in/user-manager.ts', () => ({ getUserManager: vi.fn<() => unknown>() }))
vi.mock('../drafts.ts', () => ({ clearDrafts: vi.fn<() => Promise<void>>() }))

const replace = vi.fn<(href: string) => void>()
const removeUser = vi.fn<() => Promise<void>>()

beforeEach(() => {
  vi.clearAllMocks()
  const stored = new Map<string, string>()
  vi.stubGlobal('window', { location: { replace } })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.mocked(getUserManager).mockReturnValue({ removeUser } as object as ReturnType<typeof getUserManager>)
})

test('the page leaves after a deletion, also without a network, and clears all that belongs to the account', async () => {
  for (const step of [endPushes, clearDrafts, clearOfflineCopies]) vi.mocked(step).mockRejectedValue(new TypeError())
  removeUser.mockRejectedValue(new TypeError())
  await leaveDeletedAccount('/en/mykomax')
  for (const clear of [clearStoredPerson, clearAccountBasket, removeUser, clearDrafts, clearOfflineCopies, endPushes])
    expect(clear).toHaveBeenCalledTimes(1)
  expect(replace).toHaveBeenCalledExactlyOnceWith('/en/mykomax/account/deleted')
})

test('the next page signs the other tabs out once, and only after a deletion', async () => {
  notifyTabsOfDeletion()
  expect(notifyTabs).not.toHaveBeenCalled()
  await leaveDeletedAccount('/en/mykomax')
  expect(notifyTabs).not.toHaveBeenCalled()
  for (const _ of ['load', 'reload']) notifyTabsOfDeletion()
  expect(notifyTabs).toHaveBeenCalledExactlyOnceWith('signed-out')
})
