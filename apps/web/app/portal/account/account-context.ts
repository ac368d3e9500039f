import { createContext, useContext } from 'react'
import type { AccountQuery } from './account.generated.ts'
import type { Asked } from './leave-and-return.ts'

export type Account = AccountQuery['account']

export type Notice = { kind: 'success' | 'error'; title: string; text?: string }

/** What the sections of the screen have in common. */
export type AccountScreen = {
  account: Account
  timeZone: string
  tell: (notice: Notice) => void
  ask: (asked: Asked) => void
  /** After a change everything is read again. */
  reload: () => void
}

export const AccountContext = createContext<AccountScreen | undefined>(undefined)

export function useAccount(): AccountScreen {
  const screen = useContext(AccountContext)
  if (!screen) throw new Error('used outside the account settings')
  return screen
}
