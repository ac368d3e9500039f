import { z } from 'zod'

const text = z.unknown().optional()
const admin = z
  .looseObject({
    hidden: z.unknown().optional(),
    disabled: z.unknown().optional(),
    description: text,
    placeholder: text,
    group: text,
  })
  .partial()
const labels = z.looseObject({ singular: text, plural: text }).partial()

const field = z.looseObject({
  type: z.string(),
  name: z.string().optional(),
  label: text,
  hidden: z.boolean().optional(),
  admin: admin.optional(),
  labels: labels.optional(),
  options: z.array(z.unknown()).optional(),
  fields: z.array(z.unknown()).optional(),
  tabs: z.array(z.looseObject({ label: text, admin: admin.optional(), fields: z.array(z.unknown()) })).optional(),
  blocks: z.array(z.unknown()).optional(),
})

/** A collection, a global or a block. */
const entity = z.looseObject({
  slug: z.string(),
  label: text,
  labels: labels.optional(),
  admin: admin.optional(),
  fields: z.array(z.unknown()),
})

const configuration = z.looseObject({
  collections: z.array(z.unknown()),
  globals: z.array(z.unknown()).default([]),
  blocks: z.array(z.unknown()).default([]),
  localization: z.looseObject({ locales: z.array(z.looseObject({ code: z.string(), label: text })) }).optional(),
})

const bilingual = z.object({ en: z.string().min(1), de: z.string().min(1) })

/** The labels of Payload itself are functions. */
const isTranslated = (value: unknown) => typeof value === 'function' || bilingual.safeParse(value).success

/** Field types without a label of their own. */
const unlabelled = ['row', 'tabs']

/** Returns the paths of the texts in a Payload configuration that editors see, and that are not in both languages. */
export function findUntranslated(config: unknown): string[] {
  const { collections, globals, blocks, localization } = configuration.parse(config)
  return [
    ...collections.flatMap((one) => inEntity(one, 'collections')),
    ...globals.flatMap((one) => inEntity(one, 'globals')),
    ...blocks.flatMap((one) => inEntity(one, 'blocks')),
    ...(localization?.locales ?? []).flatMap(({ code, label }) => required({ label }, `locales.${code}`)),
  ]
}

function inEntity(value: unknown, parent: string): string[] {
  const { slug, label, labels: names, admin: options, fields } = entity.parse(value)
  if (options?.hidden === true) return []
  const path = `${parent}.${slug}`
  return [
    ...required(parent === 'globals' ? { label } : { singular: names?.singular, plural: names?.plural }, path),
    ...inAdmin(options, path),
    ...fields.flatMap((one) => inField(one, path)),
  ]
}

function inField(value: unknown, parent: string): string[] {
  const { type, name, label, labels: names, hidden, admin: shown, ...nested } = field.parse(value)
  if (hidden || shown?.hidden || shown?.disabled) return []
  const path = `${parent}.${name ?? type}`
  return [
    ...(label === false || unlabelled.includes(type) ? [] : required({ label }, path)),
    ...(names ? required({ singular: names.singular, plural: names.plural }, path) : []),
    ...inAdmin(shown, path),
    ...(nested.options ?? []).flatMap((option) => inOption(option, path)),
    ...(nested.fields ?? []).flatMap((one) => inField(one, path)),
    ...(nested.blocks ?? []).flatMap((one) => inEntity(one, path)),
    ...(nested.tabs ?? []).flatMap((tab, index) => [
      ...required({ label: tab.label }, `${path}.${index}`),
      ...inAdmin(tab.admin, `${path}.${index}`),
      ...tab.fields.flatMap((one) => inField(one, path)),
    ]),
  ]
}

function inOption(option: unknown, path: string): string[] {
  const { value, label } = z
    .looseObject({ value: z.string(), label: text })
    .catch({ value: String(option), label: '' })
    .parse(option)
  return required({ [value]: label }, `${path}.options`)
}

/** Texts that may be missing. */
function inAdmin({ description, placeholder, group }: z.infer<typeof admin> = {}, path: string): string[] {
  const texts = Object.entries({ description, placeholder, group }).filter(
    ([, value]) => value !== undefined && value !== false,
  )
  return required(Object.fromEntries(texts), path)
}

function required(texts: Record<string, unknown>, path: string): string[] {
  return Object.entries(texts).flatMap(([name, value]) => (isTranslated(value) ? [] : [`${path}.${name}`]))
}
