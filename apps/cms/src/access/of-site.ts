import { bilingual, type EditorRequest } from '@ferrule/blocks/bilingual'
import {
  isStaffAllowed,
  type StaffAction,
  type StaffMember,
  worksForSite,
} from '@ferrule/domain/publishing/staff-rights'
import { type Access, type CollectionBeforeChangeHook, type PayloadRequest, Forbidden, type Where } from 'payload'
import { z } from 'zod'
import { relation, toId } from '../fields/relation.ts'
import { type Operation, savedData } from '../malformed-input/guard-data.ts'
import { refuseSaving } from '../page-paths/refuse-saving.ts'
import { staffOf } from './staff.ts'

const status = z.enum(['draft', 'published'])
/** The fields of incoming data that access depends on. A read of all languages gives one status for each. */
const incoming = z.looseObject({
  site: relation.nullish(),
  _status: z.union([status, z.record(z.string(), status.nullish())]).nullish(),
})

/**
 * Staff may create records on the sites they work for. Without a site, Payload asks whether creating is possible at
 * all; `guardSite` checks the site of the record that is saved.
 */
export function createOnSite(act: StaffAction): Access {
  return ({ req, data }) => {
    const staff = staffOf(req)
    const { success, data: named } = incoming.safeParse(data ?? {})
    if (!staff || !success || !isStaffAllowed(staff, act)) return false
    return named.site ? worksForSite(staff, named.site) : true
  }
}

/** Staff may change records of the sites they work for. Moving a record to another site requires both sites. */
export function changeOnSite(act: StaffAction): Access {
  return ({ req, data }) => {
    const staff = staffOf(req)
    const { success, data: named } = incoming.safeParse(data ?? {})
    if (!staff || !success || !isStaffAllowed(staff, isPublished(named) ? 'publish' : act)) return false
    if (named.site && !worksForSite(staff, named.site)) return false
    return ofOwnSites(staff, 'site')
  }
}

function isPublished({ _status: statuses }: z.infer<typeof incoming>): boolean {
  return statuses === 'published' || Object.values(statuses ?? {}).includes('published')
}

const unreadable = bilingual('The site or the status cannot be read', 'Die Website oder der Status ist nicht lesbar')

const stored = incoming.extend({ site: relation.pipe(z.guid()).nullish() })

/** Refuses data whose site or status cannot be read, before access control and the database see it. */
export function refuseUnreadable({ req, ...operation }: Operation & { req: EditorRequest }): void {
  const saved = savedData(operation)
  if (saved && !stored.safeParse(saved.data).success) throw refuseSaving(req, unreadable)
}

/** New records begin on the first site of their author, so that the admin can create an empty draft. */
export const firstOwnSite = ({ user }: Pick<PayloadRequest, 'user'>) => staffOf({ user })?.sites[0]

/**
 * Staff save records only on the sites they work for, wherever the site comes from: the data, the stored record, a
 * restored version or a copied record. A hook without a user belongs to the service itself.
 */
export const guardSite: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const staff = staffOf(req)
  const site = toId({ ...originalDoc, ...data }.site)
  if (staff && !worksForSite(staff, site ?? '')) throw new Forbidden(req.t)
}

/** Publishers of a site may change the site itself: its navigation and start pages. */
export const changeOwnSite: Access = ({ req }) => {
  const staff = staffOf(req)
  return staff && isStaffAllowed(staff, 'publish') ? ofOwnSites(staff, 'id') : false
}

function ofOwnSites({ role, sites }: StaffMember, field: 'site' | 'id'): true | Where {
  return role === 'administrator' || sites.length === 0 ? true : { [field]: { in: [...sites] } }
}
