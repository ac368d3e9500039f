import { z } from 'zod'
import { countryCode } from '../countries/country.ts'
import { measurementSystem } from '../countries/measurement-system.ts'
import { languages } from '../locales/language.ts'
import { productStatuses } from './product.ts'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** Something in English, and in as many other languages as it is translated into. */
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
  /** Codes of the definition's fixed words. */
  choices: z.array(z.string()).nullable().default(null),
  texts: localized(z.string()).nullable().default(null),
  unit: z.string().nullable().default(null),
  measurementSystem: measurementSystem.nullable().default(null),
})

const fileDocument = z.object({
  /** Tells the files of one product apart, import after import. */
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

/** Everything a source says of one product. Its hash decides whether anything has changed. */
export const productDocument = z.object({
  slug,
  brand: z.string().min(1),
  status: z.enum(productStatuses),
  classification: slug.nullable(),
  sortIndex: z.number().int().default(0),
  supportedCountries: z.array(countryCode),
  successor: slug.nullable().default(null),
  video: z.string().nullable().default(null),
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

export type ProductDocument = z.infer<typeof productDocument>
/** As a source may write it: what it leaves out gets its default. */
export type ProductInput = z.input<typeof productDocument>
export type SpecificationDocument = ProductDocument['specifications'][number]

export const classificationAreas = ['products', 'services', 'smart-factory'] as const

export const classificationDocument = z.object({
  slug,
  parent: slug.nullable(),
  area: z.enum(classificationAreas),
  texts: localized(z.object({ name: z.string().min(1), description: z.string() })),
  sortIndex: z.number().int(),
  image: z.string().nullable(),
  imageHighRes: z.string().nullable(),
  supportedCountries: z.array(countryCode),
})

export type ClassificationDocument = z.infer<typeof classificationDocument>

export const specificationDefinition = z.object({
  key: slug,
  names: localized(z.string().min(1)),
  unit: z.string(),
  /** Fixed words by their codes. */
  choices: z.record(z.string(), localized(z.string())),
  sortIndex: z.number().int(),
  filterable: z.boolean(),
})

export type SpecificationDefinition = z.infer<typeof specificationDefinition>

export const capabilityDocument = z.object({
  slug,
  names: localized(z.string().min(1)),
  image: z.string().nullable(),
  sortIndex: z.number().int(),
})

export type CapabilityDocument = z.infer<typeof capabilityDocument>
