import { paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'
import type { BlockContent } from '@ferrule/blocks/block-content'
import { expect, test } from 'vitest'
import { listAnchors, listHeadings } from './page-sections.ts'

const text = (heading: string | null): BlockContent => ({ blockType: 'text', heading, body: richText(paragraph('x')) })
const anchor = (name: string): BlockContent => ({ blockType: 'anchor', name })

test('an anchor is named by the heading that follows it; one without is left out [S2-092]', () => {
  const blocks = [anchor('how'), text(null), text('How we work'), anchor('end')]
  expect(listAnchors(blocks)).toEqual([{ id: 'how', label: 'How we work' }])
})

test('the table of contents has every heading at its place [S2-093]', () => {
  expect(listHeadings([text('One'), text(null), text('Two')])).toEqual([
    { id: 'section-1', label: 'One' },
    { id: 'section-3', label: 'Two' },
  ])
})
