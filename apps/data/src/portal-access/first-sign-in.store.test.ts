import { randomUUID } from 'node:crypto'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { afterAll, expect, test } from 'vitest'
import { createDatabase } from '../postgres/database.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { withUserScope } from './with-user-scope.ts'

// Real connections, because the requests of a new user race with each other.
const db = createDatabase({
  url: readSettings().DATA_DATABASE_URL,
  name: 'test',
  maxConnections: 8,
  onConnectionError: (error) => {
    throw error
  },
})
const run = randomUUID()

afterAll(async () => {
  await db.queries.deleteFrom('person').where('email', 'like', `%@${run}.example`).execute()
  await db.close()
})

function newUser(): SignedInActor {
  const sub = randomUUID()
  const email = `${sub}@${run}.example`
  const profile = toUserProfile({ sub, given_name: 'New', family_name: 'User', email, email_verified: true, roles: [] })
  return { kind: 'user', profile, session: { id: undefined, authenticatedAt: undefined } }
}

test('the first requests of a new user, sent at once, save one person', async () => {
  for (let round = 0; round < 100; round += 1) {
    const user = newUser()
    const requests = Array.from({ length: 8 }, () => withUserScope(db, user, async (_tx, { personId }) => personId))
    expect(new Set(await Promise.all(requests)).size).toBe(1)
  }
})
