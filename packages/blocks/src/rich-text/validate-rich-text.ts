import type { RichTextFieldValidation } from 'payload'
import { richTextContent } from './rich-text-content.ts'

/**
 * Refuses at saving what the website could not draw. The editor offers nothing else, but a paste or a call of the
 * API can bring it in.
 */
export const validateRichText: RichTextFieldValidation = async (value, options) => {
  const { editor } = options
  if (!editor || typeof editor === 'function') throw new Error('rich text field without an editor')
  const own = await editor.validate(value, options)
  if (own !== true || value === null || value === undefined) return own
  const tree = richTextContent.safeParse(value)
  if (tree.success) return true
  const place = tree.error.issues[0]?.path.filter((step) => typeof step === 'number').map((index) => Number(index) + 1)
  return `Only paragraphs, headings, lists, links, bold and italic are possible here. Please check part ${place?.join('.') || 1}.`
}
