import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import type { CannedTextInput } from '@ferrule/domain/service-desk/canned-text'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { expect, test } from 'vitest'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { upsertCannedText, retireCannedText } from './change-canned-texts.ts'
import { listCannedTexts } from './list-canned-texts.ts'

const url = readSettings().DATA_DATABASE_URL

function actor(email: string, ...roles: string[]): SignedInActor {
  const claims = { sub: `test-${email}`, email, email_verified: true, given_name: 'T', family_name: 'P', roles }
  return { kind: 'user', profile: toUserProfile(claims), session: { id: 's1', authenticatedAt: undefined } }
}

const jonas = actor('jonas.frei@norlitz.example', serviceDeskRole)
const anna = actor('anna.berg@norlitz.example', 'kmx_int_serviceticketing_active')
const toDeps = (db: Database) => ({ db, now: () => new Date('2026-11-16T08:00:00Z') })

const aText = (): CannedTextInput => {
  const id = crypto.randomUUID()
  return { id, version: 0, language: 'fr', title: `Reçu ${id}`, solves: false, body: 'Bonjour {name}' }
}

const find = async (db: Database, id: string) => (await listCannedTexts({ db }, jonas)).find((text) => text.id === id)

test('adds, changes and retires a text, each once and with an audit event', () =>
  rolledBack(url, async (db) => {
    const text = aText()
    await upsertCannedText({ db }, jonas, text)
    await upsertCannedText({ db }, jonas, text)
    expect(await find(db, text.id)).toEqual({ ...text, version: 1 })
    const changed = { ...text, version: 1, body: 'Bonjour {name}, merci.' }
    await upsertCannedText({ db }, jonas, changed)
    await upsertCannedText({ db }, jonas, changed)
    expect(await find(db, text.id)).toEqual({ ...changed, version: 2 })
    await retireCannedText(toDeps(db), jonas, text.id)
    await retireCannedText(toDeps(db), jonas, text.id)
    expect(await find(db, text.id)).toBeUndefined()
    const audited = await withUserScope(db, jonas, (tx) =>
      tx.selectFrom('auditEvent').where('subjectId', '=', text.id).select('action').execute(),
    )
    expect(audited.map(({ action }) => action).toSorted()).toEqual([
      'add-canned-text',
      'change-canned-text',
      'retire-canned-text',
    ])
  }))

test('refuses the second of two concurrent changes of a text', () =>
  rolledBack(url, async (db) => {
    const text = aText()
    await upsertCannedText({ db }, jonas, text)
    await upsertCannedText({ db }, jonas, { ...text, version: 1, body: 'Bonjour' })
    expect(await upsertCannedText({ db }, jonas, { ...text, version: 1, body: 'Salut' })).toEqual({
      ok: false,
      reason: 'changed-meanwhile',
    })
  }))

test('a title is unique in its language until it is retired', () =>
  rolledBack(url, async (db) => {
    const text = aText()
    await upsertCannedText({ db }, jonas, text)
    const same = { ...text, id: crypto.randomUUID(), title: text.title.toUpperCase() }
    expect(await upsertCannedText({ db }, jonas, same)).toEqual({ ok: false, reason: 'title-taken' })
    expect(await upsertCannedText({ db }, jonas, { ...same, id: crypto.randomUUID(), language: 'de' })).toMatchObject({
      ok: true,
    })
    await retireCannedText(toDeps(db), jonas, text.id)
    expect(await upsertCannedText({ db }, jonas, same)).toMatchObject({ ok: true })
  }))

test('row-level security shows canned texts to the service only', () =>
  rolledBack(url, async (db) => {
    await upsertCannedText({ db }, jonas, aText())
    expect(await listCannedTexts({ db }, anna)).toEqual([])
  }))
