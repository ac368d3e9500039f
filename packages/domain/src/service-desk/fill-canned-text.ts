/** Puts whom and what it is about into a text that was written before; a sign it does not know stays as it is. */
export function fillCannedText(body: string, facts: Readonly<Record<'name' | 'number', string>>): string {
  return body.replace(/\{(name|number)\}/g, (_, fact: 'name' | 'number') => facts[fact])
}
