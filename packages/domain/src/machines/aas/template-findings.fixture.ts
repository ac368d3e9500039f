import { z } from 'zod'

const reference = z.object({ keys: z.array(z.object({ value: z.string() })) })

/** The properties of an element that templates prescribe, in templates and in instances alike. */
type Element = {
  idShort?: string | undefined
  modelType: string
  valueType?: string | undefined
  typeValueListElement?: string | undefined
  valueTypeListElement?: string | undefined
  semanticId?: z.infer<typeof reference> | undefined
  supplementalSemanticIds?: z.infer<typeof reference>[] | undefined
  qualifiers?: { type: string; value?: string | undefined }[] | undefined
  value?: unknown
}

const element: z.ZodType<Element> = z.object({
  idShort: z.string().optional(),
  modelType: z.string(),
  valueType: z.string().optional(),
  typeValueListElement: z.string().optional(),
  valueTypeListElement: z.string().optional(),
  semanticId: reference.optional(),
  supplementalSemanticIds: z.array(reference).optional(),
  qualifiers: z.array(z.object({ type: z.string(), value: z.string().optional() })).optional(),
  value: z.unknown().optional(),
})

const submodel = z.object({ semanticId: reference, submodelElements: z.array(element) })

export const templateFile = z.object({ submodels: z.tuple([submodel]) })

export type Template = z.infer<typeof submodel>

const arbitrary = 'https://admin-shell.io/SMT/General/Arbitrary'

/**
 * The differences between a submodel and its official template: missing, repeated and unknown elements, other types and
 * other meanings. Empty for a submodel that fulfils the template.
 */
export function findTemplateFindings(template: Template, instance: unknown): string[] {
  const parsed = submodel.parse(instance)
  const [wanted, actual] = [meaningsOf(template), meaningsOf(parsed)]
  return [
    ...(wanted[0] === actual[0] ? [] : [`the meaning is ${actual[0]} instead of ${wanted[0]}`]),
    ...compareLists(template.submodelElements, parsed.submodelElements, ''),
  ]
}

function compareLists(templates: readonly Element[], instances: readonly Element[], path: string): string[] {
  const counts = templates.flatMap((template) => {
    const count = instances.filter((instance) => fits(template, instance)).length
    return isAllowed(cardinalityOf(template), count) ? [] : [`${path}/${template.idShort}: ${count} elements`]
  })
  const elements = instances.flatMap((instance, index) => {
    const name = `${path}/${instance.idShort ?? index}`
    const template = templates.find((one) => fits(one, instance))
    return template ? compareElements(template, instance, name) : [`${name}: is not in the template`]
  })
  return [...counts, ...elements]
}

function compareElements(template: Element, instance: Element, path: string): string[] {
  const isFree = meaningsOf(template).includes(arbitrary)
  const types = (['valueType', 'typeValueListElement', 'valueTypeListElement'] as const).flatMap((key) =>
    isFree || template[key] === instance[key] ? [] : [`${path}: ${key} is ${instance[key]}, not ${template[key]}`],
  )
  const [wanted, actual] = [childrenOf(template), childrenOf(instance)]
  // A collection without children is defined by another template.
  return [...types, ...(wanted.length === 0 ? [] : compareLists(wanted, actual, path))]
}

/** Same type, same meaning and, unless the manufacturer chooses it, the same name without its number. */
function fits(template: Element, instance: Element): boolean {
  const meanings = meaningsOf(template)
  return (
    template.modelType === instance.modelType &&
    meaningsOf(instance).some((one) => meanings.includes(one)) &&
    (meanings.includes(arbitrary) || nameOf(template) === nameOf(instance))
  )
}

function meaningsOf({
  semanticId,
  supplementalSemanticIds = [],
}: Pick<Element, 'semanticId' | 'supplementalSemanticIds'>) {
  return [semanticId, ...supplementalSemanticIds].flatMap((one) => one?.keys.map(({ value }) => value).join(' ') ?? [])
}

function nameOf({ idShort }: Element): string | undefined {
  return idShort?.replace(/__\d\d__$/, '')
}

function childrenOf({ modelType, value }: Element): Element[] {
  if (!modelType.startsWith('SubmodelElement')) return []
  const children = z.array(element).parse(value ?? [])
  // Elements of a list have no name (AASd-120), even if the template gives them one.
  return modelType === 'SubmodelElementList' ? children.map((child) => ({ ...child, idShort: undefined })) : children
}

function cardinalityOf({ qualifiers = [] }: Element): string {
  return qualifiers.find(({ type }) => /cardinality|multiplicity/i.test(type))?.value ?? 'ZeroToMany'
}

function isAllowed(cardinality: string, count: number): boolean {
  const [least, most] = [cardinality.startsWith('One') ? 1 : 0, cardinality.endsWith('Many') ? Infinity : 1]
  return count >= least && count <= most
}
