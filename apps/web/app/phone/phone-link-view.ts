import type { QrCode } from '../pictures/render-qr-code.ts'

/** A link between a form and a phone. */
export type PhoneLinkView = {
  /** The form's secret for reading the added files. */
  token: string
  /** The URL in the QR code. */
  href: string
  endsAt: string
  code: QrCode
}
