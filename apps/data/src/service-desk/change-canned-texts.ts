import {
  type CannedTextInput,
  type CannedTextRefusal,
  decideCannedText,
} from '@ferrule/domain/service-desk/canned-text'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { type Scope, workFor } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import {
  insertCannedText,
  isTitleTaken,
  lockCannedText,
  lockTitles,
  saveCannedText,
  saveRetirement,
} from './canned-text-store.ts'

export type CannedTextChange = Result<{ id: string }, CannedTextRefusal | 'title-taken'>

/** Adds a text or changes one, as its id is known or not. The same send again changes nothing. */
export async function keepCannedText(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  input: CannedTextInput,
): Promise<CannedTextChange> {
  const { id, language } = input
  return workFor(db, actor, async (tx, scope) => {
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

/** From now on nobody is offered it; answers that were made of it stay as they are. */
export async function retireCannedText(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  id: string,
): Promise<CannedTextChange> {
  return workFor(db, actor, async (tx, scope) => {
    const known = await lockCannedText(tx, id)
    if (!known) return refuse('text-unknown')
    if (known.isRetired) return ok({ id })
    await saveRetirement(tx, id, now())
    await record(tx, scope, { action: 'retire-canned-text', id, language: known.language })
    return ok({ id })
  })
}

type Recorded = { action: string; id: string; language: string }

async function record(tx: Queries, { personId }: Scope, { action, id, language }: Recorded): Promise<void> {
  await recordEvent(tx, { actor: personId, action, subjectType: 'canned-text', subjectId: id, after: { language } })
}
