import { createContext, useContext } from 'react'
import type { AccountQuery } from './account.generated.ts'
import type { Confirmation } from './identity-redirect.ts'

export type Account = AccountQuery['account']

export type Notice = { kind: 'success' | 'error'; title: string; text?: string }

/** State and callbacks that the sections of the screen share. */
export type AccountScreen = {
  account: Account
  timeZone: string
  notify: (notice: Notice) => void
  /** Opens a confirmation dialog, or updates its input. */
  setConfirmation: (confirmation: Confirmation) => void
  /** Reloads the account after a change. */
  reload: () => void
}

export const AccountContext = createContext<AccountScreen | undefined>(undefined)

export function useAccount(): AccountScreen {
  const screen = useContext(AccountContext)
  if (!screen) throw new Error('used outside the account settings')
  return screen
}
