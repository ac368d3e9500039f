import type { Queries } from '../postgres/database.ts'
import { listOtherMembers, type OtherMember } from './person-store.ts'

/** Who belongs to the same organisations as somebody who signed in before. */
export function otherMembersOf(db: Queries, subject: string): Promise<OtherMember[]> {
  return listOtherMembers(db, subject)
}
