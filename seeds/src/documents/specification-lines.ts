import type { ProductInput } from '@ferrule/domain/catalogue/import-records'
import { toSpecifications } from '@ferrule/domain/catalogue/specification'
import type { Specification } from '@ferrule/domain/comparison/compare-products'
import type { Language } from '@ferrule/domain/locales/language'
import { type DefinitionKey, definitions } from '../catalogue/definitions.ts'

export type Line = Specification & { definition: DefinitionKey }

type Given = NonNullable<ProductInput['specifications']>

/** The technical data of a machine in the order of the definitions, as the data service formats it. */
export function toLines(specifications: Given, language: Language): Line[] {
  return definitions.flatMap(({ key, names, unit, choices }) => {
    const given = specifications.find(({ definition }) => definition === key)
    if (!given) return []
    const text = given.choices?.map((choice) => choices[choice]?.[language] ?? choice).join(', ') ?? null
    const { minimum = null, maximum = null } = given
    const facts = { name: names[language] ?? names.en ?? key, text, unit, minimum, maximum, measurementSystem: null }
    return toSpecifications(facts, language).map((line) => ({ ...line, definition: key as DefinitionKey }))
  })
}

/** The metric value of a specification with its unit; null where the machine has none. */
export function findValue(lines: readonly Line[], definition: DefinitionKey): string | null {
  const found = lines.find((line) => line.definition === definition && line.measurementSystem !== 'Imperial')
  return found ? [found.value, found.unit].filter(Boolean).join(' ') : null
}

export function getValue(lines: readonly Line[], definition: DefinitionKey): string {
  const value = findValue(lines, definition)
  if (value === null) throw new Error(`the machine has no ${definition}`)
  return value
}
