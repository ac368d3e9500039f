import { z } from 'zod'
import { languages } from '../locales/language.ts'

export const gateRule = z.enum([
  'dangling-link',
  'missing-alt',
  'redirect-loop',
  'hreflang-return',
  'protected-link',
  'heading-order',
  'missing-translation',
  'orphan',
])

export type GateRule = z.infer<typeof gateRule>

/** A blocking finding stops a publication unless a publisher overrides it with a reason. A warning does not stop it. */
const severities = {
  'dangling-link': 'block',
  'missing-alt': 'block',
  'redirect-loop': 'block',
  'hreflang-return': 'block',
  'protected-link': 'warn',
  'heading-order': 'warn',
  'missing-translation': 'warn',
  orphan: 'warn',
} as const satisfies Record<GateRule, 'block' | 'warn'>

export function isBlocking({ rule }: { rule: GateRule }): boolean {
  return severities[rule] === 'block'
}

export const blockingRules = gateRule.options.filter((rule) => isBlocking({ rule }))

export const gateFinding = z.object({
  rule: gateRule,
  pageId: z.string(),
  title: z.string(),
  language: z.enum(languages),
  /** The address, the picture, the heading or the number of texts that the rule found; empty for the page itself. */
  subject: z.string(),
})

export type GateFinding = z.infer<typeof gateFinding>

/** Pages that are checked together. */
export const maxGatePages = 50

export const gateReport = z.object({
  pages: z.number(),
  texts: z.number(),
  findings: z.array(gateFinding),
  /** Warnings of these pages that were accepted, with the reason. */
  acceptances: z.array(
    z.object({ pageId: z.string(), rules: z.array(gateRule), reason: z.string(), acceptedAt: z.string() }),
  ),
})

export type GateReport = z.infer<typeof gateReport>

export const gateReason = z.string().trim().min(10).max(500)
