import { randomBytes, randomUUID } from 'node:crypto'
import { isScimObject, type ScimObject } from '@ferrule/domain/scim/match-filter'
import { toScimError } from '@ferrule/domain/scim/scim-error'
import { sql } from 'kysely'
import { withServiceScope } from '../../portal-access/with-user-scope.ts'
import type { Database } from '../../postgres/database.ts'
import { testTime } from '../user-admin.fixture.ts'
import { answerScim } from './answer-scim.ts'

export type ScimCall = (
  method: string,
  path: string,
  options?: { body?: object; query?: Record<string, string>; ifMatch?: string },
) => Promise<{ status: number; body: ScimObject; etag: string | undefined }>

/** A directory of an organisation with a verified domain. Returns how it calls the service. */
export async function createTestDirectory(
  db: Database,
  organisationId: string,
): Promise<{ domain: string; call: ScimCall }> {
  const domain = `${randomBytes(5).toString('hex')}.example`
  await withServiceScope(db, async (tx) => {
    await sql`insert into organisation_domain (organisation_id, domain, challenge, added_at, verified_at)
      values (${organisationId}, ${domain}, ${randomBytes(16).toString('hex')}, ${testTime}, ${testTime})`.execute(tx)
  })
  const deps = { db, now: () => testTime, publicOrigin: 'https://www.example.com' }
  const call: ScimCall = async (method, path, { body, query, ifMatch } = {}) => {
    const answer = await answerScim(
      deps,
      { organisationId, tokenId: randomUUID() },
      { method, path, query: new URLSearchParams(query), body: body ? JSON.stringify(body) : '', ifMatch },
    )
    if (answer.ok) return { status: answer.value.status, body: answer.value.body ?? {}, etag: answer.value.etag }
    return { ...toScimError(answer.reason), etag: undefined }
  }
  return { domain, call }
}

/** The entries of a list response. */
export function entriesOf(body: ScimObject): ScimObject[] {
  const entries = body['Resources']
  return Array.isArray(entries) ? entries.filter(isScimObject) : []
}
