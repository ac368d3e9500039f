type Named = { name: string; slug: string }

/** Finds the capabilities whose name has every typed word, ignoring case and accents; all for an empty query. */
export function searchCapabilities<Capability extends Named>(
  capabilities: readonly Capability[],
  query: string,
): Capability[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return capabilities.filter(({ name, slug }) => {
    const text = `${plain(name)} ${slug}`
    return words.every((word) => text.includes(word))
  })
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
