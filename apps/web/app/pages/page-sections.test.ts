import { paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'
import type { BlockContent } from '@ferrule/blocks/block-content'
import { expect, test } from 'vitest'
import { listAnchors, listHeadings } from './page-sections.ts'

const text = (heading: string | null): BlockContent => ({ blockType: 'text', heading, body: richText(paragraph('x')) })
const anchor = (name: string): BlockContent => ({ blockType: 'anchor', name })

test('the label of an anchor is the next heading; an anchor without one is omitted [S2-092]', () => {
  const blocks = [anchor('how'), text(null), text('How we work'), anchor('end')]
  expect(listAnchors(blocks)).toEqual([{ id: 'how', label: 'How we work' }])
})

test('the table of contents lists every heading with its anchor [S2-093]', () => {
  expect(listHeadings([text('One'), text(null), text('Two')])).toEqual([
    { id: 'section-1', label: 'One' },
    { id: 'section-3', label: 'Two' },
  ])
})
