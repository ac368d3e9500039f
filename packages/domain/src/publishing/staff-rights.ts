/** In ascending order: each role includes the rights of the ones before. */
export const staffRoles = ['translator', 'editor', 'publisher', 'administrator'] as const

export type StaffRole = (typeof staffRoles)[number]

export type StaffMember = {
  role: StaffRole
  /** Ids of the sites they work for; empty means all. */
  sites: readonly string[]
}

/**
 * translate: edit texts of existing content as drafts. write: create content. publish: change public content, and
 * delete. administer: sites, countries, languages, brands and people.
 */
export type StaffAction = 'translate' | 'write' | 'publish' | 'administer'

const neededRole: Record<StaffAction, StaffRole> = {
  translate: 'translator',
  write: 'editor',
  publish: 'publisher',
  administer: 'administrator',
}

export function isStaffAllowed({ role }: Pick<StaffMember, 'role'>, act: StaffAction): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(neededRole[act])
}

/** Administrators work for every site, whatever their `sites`. */
export function worksForSite({ role, sites }: StaffMember, siteId: string): boolean {
  return role === 'administrator' || sites.length === 0 || sites.includes(siteId)
}

/** The catalogue is shown on every site, so only publishers of all sites may import it. */
export function mayImportCatalogue(staff: StaffMember): boolean {
  return isStaffAllowed(staff, 'publish') && (staff.role === 'administrator' || staff.sites.length === 0)
}
