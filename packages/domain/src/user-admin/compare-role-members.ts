import { managedIdentityRoles } from './application-roles.ts'

const bitOf = (role: string) => {
  const place = managedIdentityRoles.indexOf(role)
  return place < 0 ? 0 : 1 << place
}

/**
 * Compares the members of the managed roles with the accounts that should have them. The roles of an account are bits
 * of one number, because there are hundreds of thousands of accounts.
 */
export function compareRoleMembers() {
  const notSeen = new Map<string, number>()
  const drifted = new Set<string>()
  return {
    addManaged: (account: string, roles: readonly string[]) => {
      notSeen.set(
        account,
        roles.reduce((bits, role) => bits | bitOf(role), 0),
      )
    },
    /** Accounts that are not managed here have roles of their own, such as those of employees. */
    addMember: (account: string, role: string) => {
      const bits = notSeen.get(account)
      if (bits === undefined) return
      if ((bits & bitOf(role)) === 0) drifted.add(account)
      notSeen.set(account, bits & ~bitOf(role))
    },
    /** Accounts with a surplus role, then those that miss one; a deleted account misses all. */
    listDrifted: () => {
      for (const [account, bits] of notSeen) if (bits !== 0) drifted.add(account)
      return [...drifted]
    },
  }
}
