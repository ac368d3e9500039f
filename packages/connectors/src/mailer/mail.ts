export type Mail = {
  /** Part of the Message-ID: mail servers and clients recognise a mail that is sent twice. */
  id: string
  to: string
  /** Undefined for mails that are not to be replied to. */
  replyTo?: string | undefined
  subject: string
  text: string
  /** The same content for mail clients that show HTML. */
  html?: string | undefined
  attachment?: Attachment | undefined
  /** A POST to it ends the subscription (RFC 8058). */
  unsubscribeUrl?: string | undefined
}

export type Attachment = { fileName: string; content: Uint8Array }
