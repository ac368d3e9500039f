/** Limits the cost of one query. */
export const maxSlugs = 100

/** Parses the comma separated slugs of a product query, without duplicates, in the requested order. */
export function parseSlugs(slugs: string): string[] {
  const parsed = slugs.split(',').map((slug) => slug.trim())
  return [...new Set(parsed.filter((slug) => slug !== ''))].slice(0, maxSlugs)
}

/** Sorts the found products into the requested order and lists the missing slugs; a missing product is not an error. */
export function inRequestedOrder<Found extends { slug: string }>(
  requested: readonly string[],
  found: readonly Found[],
): { found: Found[]; missing: string[] } {
  const bySlug = new Map(found.map((one) => [one.slug, one]))
  return {
    found: requested.flatMap((slug) => bySlug.get(slug) ?? []),
    missing: requested.filter((slug) => !bySlug.has(slug)),
  }
}
