import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { createLog } from '@ferrule/telemetry/log'
import { expect, test } from 'vitest'
import { createGraphqlServer } from '../graphql/graphql-server.ts'
import { aRequestContext } from '../graphql/request-context.fixture.ts'
import { createSchema } from '../graphql/schema.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { findProfile } from './account-profile-store.ts'
import { fakeIdentityServer } from './identity.fixture.ts'

const url = readSettings().DATA_DATABASE_URL
const log = createLog({ service: 'test', write: () => {} })
const runGraphql = createGraphqlServer({
  schema: createSchema(),
  log,
  introspection: false,
  adHoc: true,
  operations: new Map(),
})

const anna: SignedInActor = {
  kind: 'user',
  profile: toUserProfile({ sub: 'acc-schema', given_name: 'Anna', email: 'anna.berg@norlitz.example' }),
  session: { id: 's1', authenticatedAt: new Date() },
}

const complete = {
  firstName: 'Anna',
  lastName: 'Berg',
  company: '',
  telephone: '',
  address: '',
  postalCode: '',
  city: '',
  country: 'AT',
  language: 'de',
}

/** Sends a profile like a browser. Returns the refusal, the saved row and the identity server calls. */
async function saveProfile(db: Database, changes: Partial<Record<keyof typeof complete, string>>) {
  const { identity, calls } = fakeIdentityServer()
  const query = 'mutation ($input: AccountProfileInput!) { changeAccountProfile(input: $input) { refusal } }'
  const request = JSON.stringify({ query, variables: { input: { ...complete, ...changes } } })
  const { body } = await runGraphql(request, aRequestContext({ db, log, identity, actor: anna }))
  const saved = await findProfile(db.queries, anna.profile.id)
  return { refusal: JSON.parse(body).data.changeAccountProfile.refusal, saved, calls }
}

test.each([[{ country: 'AT', language: 'de' }], [{ country: '', language: 'zh' }]])(
  'saves a profile with the listed values %j',
  (changes) =>
    rolledBack(url, async (db) => {
      const { refusal, saved, calls } = await saveProfile(db, changes)
      expect([refusal, saved]).toEqual([null, expect.objectContaining(changes)])
      expect(calls).toEqual([`name acc-schema Anna Berg ${changes.language}`])
    }),
)

test.each(['XX', 'at', 'AUT', 'Austria', ' AT'])('refuses the unlisted country %j [S5-042]', (country) =>
  rolledBack(url, async (db) => {
    expect(await saveProfile(db, { country })).toEqual({ refusal: 'invalid-input', saved: undefined, calls: [] })
  }),
)

test.each(['it', 'DE', 'de-CH', 'German', ''])('refuses the unlisted language %j [S5-043]', (language) =>
  rolledBack(url, async (db) => {
    expect(await saveProfile(db, { language })).toEqual({ refusal: 'invalid-input', saved: undefined, calls: [] })
  }),
)
