import { z } from 'zod'
import { lines } from '../lists/lines.ts'

/** The forms that work. */
const formKinds = ['contact', 'whitepaper'] as const

/** A form to fill in. Its questions are the website's own; editors say what it is about. */
export const formContent = z.object({
  blockType: z.literal('form'),
  formKind: z.enum(formKinds),
  heading: z.string().min(1),
  lead: z.string().nullable(),
  /** Sent along, so that whoever answers knows what the page was about. */
  subject: z.string().nullable(),
  /** What whoever sends the form can download: its id only, because the name of a file is the key to it. */
  document: z.object({ id: z.string() }).nullish(),
})

export type FormContent = z.infer<typeof formContent>

/** What search finds this block by. */
export function formText({ heading, lead, subject }: FormContent): string {
  return lines(heading, lead, subject)
}
