import { z } from 'zod'

const text = z.string().min(1).max(20_000)
const time = z.iso.datetime({ offset: true })
const ids = z.array(z.string().max(500)).max(2000)
const patterns = z.array(z.string().min(1).max(200)).max(500).default([])

const note = z.object({ category: z.string(), title: z.string().optional(), text })

const product = z.object({
  product_id: z.string().min(1).max(500),
  name: z.string().min(1).max(500),
  product_identification_helper: z.object({ serial_numbers: patterns, model_numbers: patterns }).optional(),
})

export type CsafBranch = {
  category: string
  name: string
  product?: z.infer<typeof product> | undefined
  branches?: CsafBranch[] | undefined
}

const branch: z.ZodType<CsafBranch> = z.object({
  category: z.string(),
  name: z.string().min(1).max(500),
  product: product.optional(),
  get branches() {
    return z.array(branch).max(500).optional()
  },
})

const vulnerability = z.object({
  cve: z.string().max(40).optional(),
  title: z.string().max(500).optional(),
  notes: z.array(note).max(50).default([]),
  product_status: z.record(z.string(), ids).default({}),
  remediations: z
    .array(z.object({ category: z.string(), details: text, url: z.url().optional(), product_ids: ids.default([]) }))
    .max(100)
    .default([]),
  scores: z
    .array(z.object({ cvss_v3: z.object({ vectorString: z.string().max(200), baseScore: z.number() }).optional() }))
    .max(100)
    .default([]),
})

/** The parts of a CSAF 2.0 document that we read; the validator checks the whole document. */
export const csafDocument = z.object({
  document: z.object({
    category: z.string(),
    lang: z.string().max(20).default('en'),
    title: z.string().min(1).max(300),
    publisher: z.object({
      category: z.string(),
      name: z.string().min(1).max(200),
      namespace: z.url(),
      contact_details: z.string().max(1000).optional(),
    }),
    distribution: z.object({ tlp: z.object({ label: z.string() }) }).optional(),
    notes: z.array(note).max(50).default([]),
    acknowledgments: z
      .array(
        z.object({ organization: z.string().max(200).optional(), names: z.array(z.string().max(200)).default([]) }),
      )
      .max(50)
      .default([]),
    tracking: z.object({
      id: z
        .string()
        .min(1)
        .max(60)
        .regex(/^[A-Za-z0-9]/),
      status: z.enum(['draft', 'interim', 'final']),
      version: z.string().max(40),
      initial_release_date: time,
      current_release_date: time,
      revision_history: z.array(z.object({ date: time, number: z.string().max(40), summary: text })).max(200),
    }),
  }),
  product_tree: z
    .object({
      branches: z.array(branch).max(100).default([]),
      full_product_names: z.array(product).max(500).default([]),
    })
    .optional(),
  vulnerabilities: z.array(vulnerability).max(100).default([]),
})

export type CsafDocument = z.infer<typeof csafDocument>
