import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import type { CannedTextInput } from '@ferrule/domain/service-desk/canned-text'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { expect, test } from 'vitest'
import { workFor } from '../portal-access/work-for.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { keepCannedText, retireCannedText } from './change-canned-texts.ts'
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
  return { id, version: 0, language: 'fr', title: `Reçu ${id}`, body: 'Bonjour {name}' }
}

const find = async (db: Database, id: string) => (await listCannedTexts({ db }, jonas)).find((one) => one.id === id)

test('a text is added once, changed, and retired, each with its audit event', () =>
  rolledBack(url, async (db) => {
    const text = aText()
    await keepCannedText({ db }, jonas, text)
    await keepCannedText({ db }, jonas, text)
    expect(await find(db, text.id)).toEqual({ ...text, version: 1 })
    const changed = { ...text, version: 1, body: 'Bonjour {name}, merci.' }
    await keepCannedText({ db }, jonas, changed)
    await keepCannedText({ db }, jonas, changed)
    expect(await find(db, text.id)).toEqual({ ...changed, version: 2 })
    await retireCannedText(toDeps(db), jonas, text.id)
    await retireCannedText(toDeps(db), jonas, text.id)
    expect(await find(db, text.id)).toBeUndefined()
    const audited = await workFor(db, jonas, (tx) =>
      tx.selectFrom('auditEvent').where('subjectId', '=', text.id).select('action').execute(),
    )
    expect(audited.map(({ action }) => action).toSorted()).toEqual([
      'add-canned-text',
      'change-canned-text',
      'retire-canned-text',
    ])
  }))

test('of two people who change one text the second is told', () =>
  rolledBack(url, async (db) => {
    const text = aText()
    await keepCannedText({ db }, jonas, text)
    await keepCannedText({ db }, jonas, { ...text, version: 1, body: 'Bonjour' })
    expect(await keepCannedText({ db }, jonas, { ...text, version: 1, body: 'Salut' })).toEqual({
      ok: false,
      reason: 'changed-meanwhile',
    })
  }))

test('a title stands once in a language, until it is retired', () =>
  rolledBack(url, async (db) => {
    const text = aText()
    await keepCannedText({ db }, jonas, text)
    const same = { ...text, id: crypto.randomUUID(), title: text.title.toUpperCase() }
    expect(await keepCannedText({ db }, jonas, same)).toEqual({ ok: false, reason: 'title-taken' })
    expect(await keepCannedText({ db }, jonas, { ...same, id: crypto.randomUUID(), language: 'de' })).toMatchObject({
      ok: true,
    })
    await retireCannedText(toDeps(db), jonas, text.id)
    expect(await keepCannedText({ db }, jonas, same)).toMatchObject({ ok: true })
  }))

test('the table shows them to the service alone', () =>
  rolledBack(url, async (db) => {
    await keepCannedText({ db }, jonas, aText())
    expect(await listCannedTexts({ db }, anna)).toEqual([])
  }))
