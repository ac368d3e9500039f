/**
 * The profiles of the API that `/description` states. The read profile (SSP-002) also demands serialization and lists of
 * all shells, which are not offered, so no profile is stated.
 */
export const serviceDescription: { profiles: readonly string[] } = { profiles: [] }
