import { mayStaff, type StaffAct, type StaffMember, worksForSite } from '@ferrule/domain/publishing/staff-rights'
import type { Access, Where } from 'payload'
import { z } from 'zod'
import { relation } from '../fields/relation.ts'
import { staffOf } from './staff.ts'

const incoming = z.looseObject({ site: relation.nullish(), _status: z.string().nullish() }).catch({})

/** Creating something on a site is for those who work for it. Nothing named yet is the question whether at all. */
export function createOnSite(act: StaffAct): Access {
  return ({ req, data }) => {
    const staff = staffOf(req)
    if (!staff || !mayStaff(staff, act)) return false
    const { site } = incoming.parse(data)
    return site ? worksForSite(staff, site) : true
  }
}

/** Changing something of a site, and moving it to another, is for those who work for both. */
export function changeOnSite(act: StaffAct): Access {
  return ({ req, data }) => {
    const staff = staffOf(req)
    const { site, _status: status } = incoming.parse(data)
    if (!staff || !mayStaff(staff, status === 'published' ? 'publish' : act)) return false
    if (site && !worksForSite(staff, site)) return false
    return ofOwnSites(staff, 'site')
  }
}

/** The site itself: its navigation and start pages are for its publishers. */
export const changeOwnSite: Access = ({ req }) => {
  const staff = staffOf(req)
  return staff && mayStaff(staff, 'publish') ? ofOwnSites(staff, 'id') : false
}

function ofOwnSites({ role, sites }: StaffMember, field: 'site' | 'id'): true | Where {
  return role === 'administrator' || sites.length === 0 ? true : { [field]: { in: [...sites] } }
}
