import type { IdentityAdmin } from '@ferrule/connectors/identity-admin/identity-admin'

type Held = Awaited<ReturnType<IdentityAdmin['listCredentials']>>
type Sessions = Awaited<ReturnType<IdentityAdmin['listSessions']>>

/** An identity server that knows one person, remembers what it was told, and can be away. */
export function anIdentityServer({
  credentials = [],
  sessions = [],
  roles = {},
}: {
  credentials?: Held
  sessions?: Sessions
  /** What others may do, by their id. */
  roles?: Record<string, string[]>
} = {}) {
  const told: string[] = []
  const state = { away: false }
  const tell = async (...words: string[]) => {
    if (state.away) throw new Error('away')
    told.push(words.join(' '))
  }
  const identity: IdentityAdmin = {
    changeName: (id, { firstName, lastName, language }) => tell('name', id, firstName, lastName, language),
    listCredentials: async () => credentials,
    removeCredential: (id, credential) => tell('remove', id, credential),
    demandNewDevice: (id) => tell('demand', id),
    listRoles: async (id) => roles[id] ?? [],
    listSessions: async () => sessions,
    endSession: (id) => tell('end', id),
    deletePerson: (id) => tell('delete', id),
  }
  return { identity, told, state }
}
