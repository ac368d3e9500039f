/** Text areas of user administration, in addition to those of every page. */
export const userAdminAreas = ['user-admin', 'form'] as const
