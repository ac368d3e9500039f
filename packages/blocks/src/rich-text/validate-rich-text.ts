import type { RichTextFieldValidation } from 'payload'
import { bilingual, inLanguage } from '../bilingual.ts'
import { richTextContent } from './rich-text-content.ts'

/**
 * Refuses to save nodes that the website cannot render. The editor does not offer them, but a paste or an API call can
 * contain them.
 */
export const validateRichText: RichTextFieldValidation = async (value, options) => {
  const { editor } = options
  if (!editor || typeof editor === 'function') throw new Error('rich text field without an editor')
  const result = await editor.validate(value, options)
  if (result !== true || value === null || value === undefined) return result
  const tree = richTextContent.safeParse(value)
  if (tree.success) return true
  const place = tree.error.issues[0]?.path.filter((step) => typeof step === 'number').map((index) => Number(index) + 1)
  return inLanguage(toRefusal(place?.join('.') || '1'), options.req.i18n.language)
}

function toRefusal(section: string) {
  return bilingual(
    `Only paragraphs, headings, lists, links, bold and italic are allowed here. Please check section ${section}.`,
    `Hier sind nur Absätze, Überschriften, Listen, Links, fett und kursiv erlaubt. Bitte prüfen Sie Abschnitt ${section}.`,
  )
}
