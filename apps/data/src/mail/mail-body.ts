/** The content of a mail, in the order in which it appears. It is rendered as text and as HTML. */
export type MailBody = {
  language: string
  /** The name at the top of the HTML; that of the portal if omitted. */
  sender?: string
  /** The line above which a reply is typed; only in mails that can be replied to. */
  replyLine?: string
  heading: string
  paragraphs: readonly string[]
  /** The text of a person, and their name. */
  quote?: { text: string; by: string } | undefined
  facts: readonly (readonly [name: string, value: string])[]
  /** The entries of a digest. */
  items?: readonly { title: string; text: string; link: string }[]
  action: { label: string; link: string }
  /** Introduces the link as text, for mail clients that show no buttons. */
  copy?: string
  hint?: string
  /** Why the recipient gets the mail. */
  why: string
  settings?: { label: string; link: string }
}

export function toMailText(body: MailBody): string {
  const { replyLine, heading, paragraphs, quote, facts, items = [], action, hint, why, settings } = body
  const sections = [
    replyLine,
    heading,
    ...paragraphs,
    quote && `${quote.text}\n\n${quote.by}`,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    ...items.map(({ title, text, link }) => `${title}\n${text}\n${link}`),
    `${action.label}:\n${action.link}`,
    hint,
    why,
    settings && `${settings.label}:\n${settings.link}`,
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}
