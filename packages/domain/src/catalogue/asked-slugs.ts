/** More would make one page as expensive as a catalogue. */
export const maxAskedSlugs = 100

/** Reads the comma separated slugs of a product query: each once, in the order asked. */
export function parseAskedSlugs(slugs: string): string[] {
  const asked = slugs.split(',').map((slug) => slug.trim())
  return [...new Set(asked.filter((slug) => slug !== ''))].slice(0, maxAskedSlugs)
}

/** Puts what was found into the order asked and names what was not: a missing product is skipped, not an error. */
export function inAskedOrder<Found extends { slug: string }>(
  asked: readonly string[],
  found: readonly Found[],
): { found: Found[]; missing: string[] } {
  const bySlug = new Map(found.map((one) => [one.slug, one]))
  return {
    found: asked.flatMap((slug) => bySlug.get(slug) ?? []),
    missing: asked.filter((slug) => !bySlug.has(slug)),
  }
}
