import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { deletePartList, renamePartList, savePartList } from './change-part-lists.ts'
import { readPartLists } from './read-part-lists.ts'

const url = readSettings().DATA_DATABASE_URL
const toDeps = (db: Database) => ({ db, now: () => new Date('2026-11-16T08:00:00Z') })

function actor(email: string): SignedInActor {
  const claims = { sub: `test-${email}`, email, email_verified: true, roles: ['kmx_int_productinfo_active'] }
  return { kind: 'user', profile: toUserProfile(claims), session: { id: 's1', authenticatedAt: undefined } }
}

const anna = actor('anna.berg@norlitz.example')
const bert = actor('bert.dahl@norlitz.example')

const machineOf = (db: Database, person: SignedInActor) =>
  withUserScope(db, person, (tx, { organisationIds }) =>
    tx
      .selectFrom('machine')
      .where('organisationId', 'in', [...organisationIds])
      .select(['serialNumber', 'productSlug'])
      .orderBy('serialNumber')
      .executeTakeFirstOrThrow(),
  )

const lines = [
  { articleNumber: '040-20415', quantity: 1 },
  { articleNumber: '040-11872', quantity: 2 },
]

test('saves, replaces, renames and deletes a list, each with an audit event', () =>
  rolledBack(url, async (db) => {
    const { serialNumber, productSlug } = await machineOf(db, anna)
    const own = async () =>
      (await readPartLists(toDeps(db), anna, { productSlug, language: 'de' })).filter(({ id }) => id === listId)
    const saved = await savePartList(toDeps(db), anna, { serialNumber, name: 'Store test', lines })
    if (!saved.ok) throw new Error(saved.reason)
    const listId = saved.value.id
    expect(await own()).toMatchObject([
      { name: 'Store test', serialNumber, lines: [{ quantity: 1 }, { name: 'Messersatz, V-Form, Hartmetall' }] },
    ])
    const replacement = { serialNumber, name: 'STORE TEST', lines: lines.slice(1) }
    expect(await savePartList(toDeps(db), anna, replacement)).toEqual(saved)
    expect(await own()).toMatchObject([{ name: 'STORE TEST', lines: [{ articleNumber: '040-11872' }] }])
    const other = await savePartList(toDeps(db), anna, { ...replacement, name: 'Store test, another' })
    if (!other.ok) throw new Error(other.reason)
    const taken = await renamePartList(toDeps(db), anna, { id: other.value.id, name: 'Store Test' })
    expect(taken).toEqual({ ok: false, reason: 'name-taken' })
    expect(await renamePartList(toDeps(db), anna, { id: listId, name: 'Yearly' })).toEqual(saved)
    expect(await own()).toMatchObject([{ name: 'Yearly' }])
    expect(await deletePartList(toDeps(db), anna, listId)).toEqual(saved)
    expect(await own()).toEqual([])
    const { rows } = await sql<{ action: string }>`select action from audit_event
      where subject_id = ${listId} order by id`.execute(db.queries)
    expect(rows.map(({ action }) => action)).toEqual([
      'save-part-list',
      'save-part-list',
      'rename-part-list',
      'delete-part-list',
    ])
  }))

test('hides and protects lists and machines of other customers', () =>
  rolledBack(url, async (db) => {
    const { serialNumber, productSlug } = await machineOf(db, anna)
    const saved = await savePartList(toDeps(db), anna, { serialNumber, name: 'Store test', lines })
    if (!saved.ok) throw new Error(saved.reason)
    const { id } = saved.value
    const seen = await readPartLists(toDeps(db), bert, { productSlug, language: 'en' })
    expect(seen.map((list) => list.id)).not.toContain(id)
    const unknown = { ok: false, reason: 'list-unknown' }
    expect(await renamePartList(toDeps(db), bert, { id, name: 'Mine' })).toEqual(unknown)
    expect(await deletePartList(toDeps(db), bert, id)).toEqual(unknown)
    const foreign = await savePartList(toDeps(db), bert, { serialNumber, name: 'Mine', lines })
    expect(foreign).toEqual({ ok: false, reason: 'machine-unknown' })
  }))
