import type { IdentityAdmin } from '@ferrule/connectors/identity-admin/identity-admin'

type Credentials = Awaited<ReturnType<IdentityAdmin['listCredentials']>>
type Sessions = Awaited<ReturnType<IdentityAdmin['listSessions']>>

/** A fake identity server with one user, which records calls and can be down. */
export function fakeIdentityServer({
  credentials = [],
  sessions = [],
  roles = {},
}: {
  credentials?: Credentials
  sessions?: Sessions
  /** Roles of other users by id. */
  roles?: Record<string, string[]>
} = {}) {
  const calls: string[] = []
  const state = { isDown: false }
  const recordCall = async (...parts: string[]) => {
    if (state.isDown) throw new Error('identity server is down')
    calls.push(parts.join(' '))
  }
  const identity: IdentityAdmin = {
    changeName: (id, { firstName, lastName, language }) => recordCall('name', id, firstName, lastName, language),
    listCredentials: async () => credentials,
    removeCredential: (id, credential) => recordCall('remove', id, credential),
    demandNewDevice: (id) => recordCall('demand', id),
    listRoles: async (id) => roles[id] ?? [],
    isEnabled: async (id) => id in roles,
    listSessions: async () => sessions,
    revokeSession: (id) => recordCall('end', id),
    deletePerson: (id) => recordCall('delete', id),
  }
  return { identity, calls, state }
}
