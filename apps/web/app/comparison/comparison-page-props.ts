import type { Comparison } from './comparison.ts'
import type { Shared } from './load-requested-comparison.server.ts'
import type { ShareFailure } from './save-shared-comparison.server.ts'

export type ComparisonPageProps = {
  comparison: Comparison
  shared: Shared | undefined
  shortLink: string | undefined
  hideSame: boolean
  offers: { slug: string; name: string }[]
  idempotencyKey: string
  failure: ShareFailure | undefined
}
