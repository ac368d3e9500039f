/** Whether a country's name contains the typed text, ignoring case and accents: `osterreich` matches `Österreich`. */
export function matchesCountry(name: string, typed: string): boolean {
  return simplify(name).includes(simplify(typed))
}

function simplify(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
