/** Larger counts are shown as "999+" and need not be computed. */
export const countLimit = 999

export function toLimitedCount(count: number, limit = countLimit): string {
  return count > limit ? `${limit}+` : `${count}`
}
