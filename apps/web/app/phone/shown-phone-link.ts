import type { DrawnCode } from '../pictures/draw-code.ts'

/** A link between this form and a phone, as the form shows it. */
export type ShownPhoneLink = {
  /** The form's own secret: it fetches what was added. */
  token: string
  /** Where the code leads. */
  href: string
  endsAt: string
  code: DrawnCode
}
