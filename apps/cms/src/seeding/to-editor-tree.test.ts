import { richTextContent } from '@ferrule/blocks/rich-text/rich-text-content'
import { textBlock } from '@ferrule/blocks/text/block'
import { expect, test } from 'vitest'
import { toEditorTree } from './to-editor-tree.ts'

test.each(Object.entries(textBlock.examples))(
  'the website reads "%s" unchanged from the editor format',
  (_, { body }) => {
    expect(richTextContent.parse(toEditorTree(body))).toMatchObject(body)
  },
)
