type Named = { name: string; slug: string }

/** Those whose name has every word a reader typed, whatever the accents and capitals; all where nothing was typed. */
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
