/** What staff may do with content, each with all that the ones before may. */
export const staffRoles = ['translator', 'editor', 'publisher', 'administrator'] as const

export type StaffRole = (typeof staffRoles)[number]

export type StaffMember = {
  role: StaffRole
  /** Ids of the sites they work for; none means all. */
  sites: readonly string[]
}

/**
 * translate: write texts of what exists, as drafts. write: create. publish: change what the public sees, and delete.
 * administer: sites, countries, languages, brands and people.
 */
export type StaffAct = 'translate' | 'write' | 'publish' | 'administer'

const neededRole: Record<StaffAct, StaffRole> = {
  translate: 'translator',
  write: 'editor',
  publish: 'publisher',
  administer: 'administrator',
}

export function mayStaff({ role }: Pick<StaffMember, 'role'>, act: StaffAct): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(neededRole[act])
}

/** Administrators look after every site, whatever is written down for them. */
export function worksForSite({ role, sites }: StaffMember, siteId: string): boolean {
  return role === 'administrator' || sites.length === 0 || sites.includes(siteId)
}

/** The catalogue is shown by every site, so only who publishes for all of them may import it. */
export function mayImportCatalogue(staff: StaffMember): boolean {
  return mayStaff(staff, 'publish') && (staff.role === 'administrator' || staff.sites.length === 0)
}
