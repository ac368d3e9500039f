import { randomUUID } from 'node:crypto'
import { paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'
import type { Page } from '../payload-types.ts'
import { toEditorTree } from '../seeding/to-editor-tree.ts'

type PageFields = Omit<Page, 'id' | 'createdAt' | 'updatedAt'>

/** A valid page with a unique slug. */
export function aPage(fields: Partial<PageFields> & Pick<PageFields, 'site'>): PageFields {
  return {
    title: 'Wire',
    slug: `test-${randomUUID()}`,
    theme: 'Default',
    pageType: 'Content',
    protection: { level: 'none' },
    publishAt: new Date(Date.now() - 1000).toISOString(),
    blocks: [{ blockType: 'text', heading: 'Wire', body: toEditorTree(richText(paragraph('A wire is cut.'))) }],
    _status: 'published',
    ...fields,
  }
}
