import { mayAddFromPhone, type PhoneRefusal } from '@ferrule/domain/files/phone-link'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { findUsableUploads } from './find-usable-uploads.ts'
import {
  endLink,
  findEnd,
  insertPhoneFiles,
  listPhoneFiles,
  lockPhoneLink,
  type PhoneFile,
} from './phone-link-store.ts'

type PhoneDeps = Pick<Deps, 'db' | 'now' | 'phoneLinks'>
type AddRefusal = PhoneRefusal | 'link-unknown' | 'file-unusable'

/** Adds files of a phone to the form that opened the link, with an audit event. Idempotent. */
export async function addFromPhone(
  { db, now, phoneLinks }: PhoneDeps,
  token: string,
  uploadIds: readonly string[],
): Promise<Result<undefined, AddRefusal>> {
  const link = phoneLinks.read(token, 'phone')
  if (!link) return refuse('link-unknown')
  return db.transaction(async (tx) => {
    const known = (await listPhoneFiles(tx, link.id)).map(({ id }) => id)
    const added = uploadIds.filter((id) => !known.includes(id))
    if (!(await findUsableUploads(tx, added))) return refuse('file-unusable')
    const decision = mayAddFromPhone(await lockPhoneLink(tx, link), added.length, now())
    if (!decision.ok || added.length === 0) return decision
    if ((await insertPhoneFiles(tx, { linkId: link.id, uploadIds: added, addedAt: now() })) > 0) {
      await recordEvent(tx, { ...audited(link.id), action: 'add-from-phone' })
    }
    return ok(undefined)
  })
}

/** Files added through a link. Only the token of the form can read them. */
export async function readFilesFromPhone(
  { db, phoneLinks }: PhoneDeps,
  token: string,
): Promise<PhoneFile[] | undefined> {
  const link = phoneLinks.read(token, 'form')
  return link && listPhoneFiles(db.queries, link.id)
}

/** The expiry of a link that still accepts files; undefined for an unknown, expired or ended link. */
export async function findPhoneLink(
  { db, now, phoneLinks }: PhoneDeps,
  token: string,
): Promise<{ endsAt: Date } | undefined> {
  const link = phoneLinks.read(token, 'phone')
  if (!link) return undefined
  const endedAt = await findEnd(db.queries, link.id)
  return mayAddFromPhone({ ...link, endedAt, files: 0 }, 0, now()).ok ? link : undefined
}

/** Ends the link when the form is sent: no file can be added any more. */
export async function endPhoneLink(
  { db, now, phoneLinks }: PhoneDeps,
  token: string,
): Promise<Result<undefined, 'link-unknown'>> {
  const link = phoneLinks.read(token, 'form')
  if (!link) return refuse('link-unknown')
  return db.transaction(async (tx) => {
    const isNew = await endLink(tx, link, now())
    if (isNew) await recordEvent(tx, { ...audited(link.id), action: 'end-phone-link' })
    return ok(undefined)
  })
}

/** Both sides of a link are anonymous. */
const audited = (subjectId: string) => ({ actor: 'anonymous', subjectType: 'phone-link', subjectId })
