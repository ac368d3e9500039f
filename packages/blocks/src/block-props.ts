import type { Addresses } from './addresses.ts'
import type { BlockContent } from './block-content.ts'
import type { Labels } from './labels.ts'

export type BlockProps<Content = BlockContent> = {
  content: Content
  addresses: Addresses
  labels: Labels
  first: boolean
}
