import type { AnchorContent } from './content.ts'

export const anchorExamples = {
  'a place to link to': { blockType: 'anchor', name: 'how-we-work' },
} satisfies Record<string, AnchorContent>
