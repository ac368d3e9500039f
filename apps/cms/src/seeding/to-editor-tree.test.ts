import { richTextContent } from '@ferrule/blocks/rich-text/rich-text-content'
import { textExamples } from '@ferrule/blocks/text/examples'
import { expect, test } from 'vitest'
import { toEditorTree } from './to-editor-tree.ts'

test.each(Object.entries(textExamples))('the website reads "%s" out of the editor as it was put in', (_, { body }) => {
  expect(richTextContent.parse(toEditorTree(body))).toMatchObject(body)
})
