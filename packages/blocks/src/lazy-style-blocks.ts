import type { BlockContent } from './block-content.ts'

/**
 * The style sheets of blocks that not every page has. Openings, forms, wide bands, figures, people and media have
 * their own, because their styles are larger than those of the others.
 */
const sheets = {
  hero: 'opening',
  timeline: 'people',
  gallery: 'media',
  'logo-strip': 'people',
  video: 'media',
  table: 'figures',
  'investor-table': 'figures',
  chart: 'figures',
  'chart-grid': 'figures',
  people: 'people',
  'location-teaser': 'lazy',
  'press-kit': 'media',
  'embedded-search': 'lazy',
  'contact-panel': 'form',
  form: 'form',
  'open-positions': 'form',
  'force-curve': 'bands',
  'location-map': 'bands',
  'machine-chooser': 'bands',
  'machine-comparison': 'bands',
} as const satisfies Partial<
  Record<BlockContent['blockType'], 'lazy' | 'figures' | 'people' | 'media' | 'form' | 'bands' | 'opening'>
>

export type LazyStyleContent = Extract<BlockContent, { blockType: keyof typeof sheets }>

export type CommonContent = Exclude<BlockContent, LazyStyleContent>

/** Whether a page with this block must link one of these sheets. */
export function isLazyStyleBlock(content: BlockContent): content is LazyStyleContent {
  return Object.hasOwn(sheets, content.blockType)
}

/** The style sheets that a page with these blocks links, each once. */
export function lazySheetsOf(blocks: readonly BlockContent[]): (typeof sheets)[keyof typeof sheets][] {
  return [...new Set(blocks.filter(isLazyStyleBlock).map(({ blockType }) => sheets[blockType]))]
}
