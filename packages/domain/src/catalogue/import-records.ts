import { z } from 'zod'
import { countryCode } from '../countries/country.ts'
import { measurementSystem } from '../countries/measurement-system.ts'
import { languages } from '../locales/language.ts'
import { productStatuses } from './product.ts'
import { supportMonth } from './support-period.ts'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** A text in English and any number of other languages. */
function localized<Text extends z.ZodType>(text: Text) {
  return z
    .partialRecord(z.enum(languages), text)
    .refine((texts) => texts.en !== undefined, { message: 'English is missing' })
}

const productText = z.object({ name: z.string().min(1), shortDescription: z.string(), longDescription: z.string() })

const specificationDocument = z.object({
  /** Key of the definition. */
  definition: slug,
  minimum: z.number().nullable().default(null),
  maximum: z.number().nullable().default(null),
  /** Codes of the definition's choices. */
  choices: z.array(z.string()).nullable().default(null),
  texts: localized(z.string()).nullable().default(null),
  unit: z.string().nullable().default(null),
  measurementSystem: measurementSystem.nullable().default(null),
})

const fileDocument = z.object({
  /** Identifies a file of the product across imports. */
  key: z.string().min(1),
  names: localized(z.string()),
  contentLanguage: z.enum(languages),
  thumbnailUrl: z.string().nullable(),
  type: z.string().min(1),
  url: z.string().min(1),
  filename: z.string().min(1),
  sizeBytes: z.number().int().nonnegative(),
})

export const relationKinds = ['related', 'component', 'service'] as const

/** The complete import record of one product. Its hash detects changes. */
export const productRecord = z.object({
  slug,
  brand: z.string().min(1),
  status: z.enum(productStatuses),
  classification: slug.nullable(),
  sortIndex: z.number().int().default(0),
  supportedCountries: z.array(countryCode),
  successor: slug.nullable().default(null),
  video: z.string().nullable().default(null),
  /** How long a machine is expected to be used; its instructions stay online at least as long. */
  expectedLifeYears: z.number().int().min(1).max(100).nullable().optional(),
  /** The last month of its security updates. */
  supportUntil: supportMonth.nullable().optional(),
  texts: localized(productText),
  images: z.array(z.object({ name: z.string(), url: z.string().min(1) })).default([]),
  files: z.array(fileDocument).default([]),
  variants: z
    .array(
      z.object({
        key: z.string().min(1),
        nameMetric: z.string().min(1),
        nameImperial: z.string().min(1),
        specifications: z.array(specificationDocument).default([]),
      }),
    )
    .default([]),
  specifications: z.array(specificationDocument).default([]),
  capabilities: z.array(slug).default([]),
  related: z.array(z.object({ kind: z.enum(relationKinds), slug })).default([]),
  highlights: z
    .array(
      z.object({
        texts: localized(productText),
        imageUrl: z.string().nullable(),
        videoImageUrl: z.string().nullable(),
        videoUrl: z.string().nullable(),
      }),
    )
    .default([]),
})

export type ProductRecord = z.infer<typeof productRecord>
/** As a source may write it: omitted fields get defaults. */
export type ProductInput = z.input<typeof productRecord>
export type SpecificationRecord = ProductRecord['specifications'][number]

export const classificationAreas = ['products', 'services', 'smart-factory'] as const

export const classificationRecord = z.object({
  slug,
  parent: slug.nullable(),
  area: z.enum(classificationAreas),
  texts: localized(z.object({ name: z.string().min(1), description: z.string() })),
  sortIndex: z.number().int(),
  image: z.string().nullable(),
  imageHighRes: z.string().nullable(),
  supportedCountries: z.array(countryCode),
})

export type ClassificationRecord = z.infer<typeof classificationRecord>

export const specificationDefinition = z.object({
  key: slug,
  names: localized(z.string().min(1)),
  unit: z.string(),
  /** Localised fixed values by code. */
  choices: z.record(z.string(), localized(z.string())),
  sortIndex: z.number().int(),
  filterable: z.boolean(),
})

export type SpecificationDefinition = z.infer<typeof specificationDefinition>

export const capabilityRecord = z.object({
  slug,
  names: localized(z.string().min(1)),
  image: z.string().nullable(),
  sortIndex: z.number().int(),
})

export type CapabilityRecord = z.infer<typeof capabilityRecord>
