/** What a canned text can leave open, in the order in which it is offered: {name}, {number} and {machine}. */
export const cannedSigns = ['name', 'number', 'machine'] as const
export type CannedSign = (typeof cannedSigns)[number]

export type CannedFacts = Readonly<Record<CannedSign, string>>

const sign = new RegExp(`\\{(${cannedSigns.join('|')})\\}`, 'g')

/** Puts whom and what it is about into a text that was written before. What nobody knows stays open, to be seen. */
export function fillCannedText(body: string, facts: CannedFacts): string {
  return body.replace(sign, (open, fact: CannedSign) => facts[fact] || open)
}

/** The signs a text still leaves open, each once: a customer must not read them. */
export function findOpenSigns(text: string): string[] {
  return [...new Set(text.match(sign) ?? [])]
}
