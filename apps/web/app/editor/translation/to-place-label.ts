import type { Texts } from '@ferrule/texts/load-texts'

const fieldTexts = {
  title: 'editor.desk.field.title',
  description: 'editor.desk.field.description',
  heading: 'editor.desk.field.heading',
  lead: 'editor.desk.field.lead',
  leadText: 'editor.desk.field.lead',
  text: 'editor.desk.text',
} as const

/** Where a text is on its page: the number of its block and the name of its field. */
export function toPlaceLabel({ block, field }: { block: number | null; field: string }, texts: Texts): string {
  const name = texts(isNamed(field) ? fieldTexts[field] : 'editor.desk.text')
  return block === null ? name : texts('editor.desk.place', { block, field: name })
}

function isNamed(field: string): field is keyof typeof fieldTexts {
  return Object.hasOwn(fieldTexts, field)
}
