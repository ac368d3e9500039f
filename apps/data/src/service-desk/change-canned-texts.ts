import {
  type CannedTextInput,
  type CannedTextRefusal,
  decideCannedText,
} from '@ferrule/domain/service-desk/canned-text'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { type Scope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import {
  insertCannedText,
  isTitleTaken,
  lockCannedText,
  lockTitles,
  saveCannedText,
  saveCannedTextRetirement,
} from './canned-text-store.ts'

export type CannedTextChange = Result<{ id: string }, CannedTextRefusal | 'title-taken'>

/** Adds a text, or changes the one with this id. Idempotent. */
export async function upsertCannedText(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  input: CannedTextInput,
): Promise<CannedTextChange> {
  const { id, language } = input
  return withUserScope(db, actor, async (tx, scope) => {
    await lockTitles(tx)
    const known = await lockCannedText(tx, id)
    const decided = decideCannedText(known, input)
    if (!decided.ok) return decided
    if (decided.value === 'none') return ok({ id })
    if (await isTitleTaken(tx, input)) return refuse('title-taken')
    if (decided.value === 'add') await insertCannedText(tx, input)
    else await saveCannedText(tx, input)
    await record(tx, scope, { action: `${decided.value}-canned-text`, id, language })
    return ok({ id })
  })
}

/** Retires a text, which is then no longer offered; comments written with it stay. */
export async function retireCannedText(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  id: string,
): Promise<CannedTextChange> {
  return withUserScope(db, actor, async (tx, scope) => {
    const known = await lockCannedText(tx, id)
    if (!known) return refuse('text-unknown')
    if (known.isRetired) return ok({ id })
    await saveCannedTextRetirement(tx, id, now())
    await record(tx, scope, { action: 'retire-canned-text', id, language: known.language })
    return ok({ id })
  })
}

type RecordedChange = { action: string; id: string; language: string }

async function record(tx: Queries, { personId }: Scope, { action, id, language }: RecordedChange): Promise<void> {
  await recordEvent(tx, { actor: personId, action, subjectType: 'canned-text', subjectId: id, after: { language } })
}
