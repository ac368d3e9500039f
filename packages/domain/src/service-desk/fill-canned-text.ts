/** The placeholders of canned texts, in the order of the menu: {name}, {number} and {machine}. */
export const placeholders = ['name', 'number', 'machine'] as const
export type Placeholder = (typeof placeholders)[number]

export type PlaceholderValues = Readonly<Record<Placeholder, string>>

const placeholderPattern = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g')

/** Replaces the placeholders of a canned text. Placeholders without a value stay, so that the agent sees them. */
export function fillCannedText(body: string, facts: PlaceholderValues): string {
  return body.replace(placeholderPattern, (match, name: Placeholder) => facts[name] || match)
}

/** The placeholders left in a text, each once; a text with any must not be sent. */
export function findUnknownPlaceholders(text: string): string[] {
  return [...new Set(text.match(placeholderPattern) ?? [])]
}
