/** A second token lets an administrator change the one in the directory without a gap. */
export const maxScimTokens = 2

const dayMs = 24 * 3_600_000
const tokenDays = 365

export function scimTokenExpiry(madeAt: Date): Date {
  return new Date(madeAt.getTime() + tokenDays * dayMs)
}
