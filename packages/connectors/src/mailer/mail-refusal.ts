/** The mail server does not take this one mail: `for-good`, or not now. Any other error says nothing about the mail. */
export class MailRefusal extends Error {
  readonly kind: 'for-good' | 'not-now'

  constructor(kind: 'for-good' | 'not-now', reason: string) {
    super(reason)
    this.name = 'MailRefusal'
    this.kind = kind
  }
}

/** Steps of SMTP at which a server speaks of the mail; before them it speaks of us or itself. */
const aboutTheMail = ['RCPT TO', 'DATA']

/** What the library throws, read as what it means. */
export function toMailError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  if (typeof responseCode !== 'number' || typeof command !== 'string' || !aboutTheMail.includes(command)) return error
  return new MailRefusal(responseCode >= 500 ? 'for-good' : 'not-now', `mail server answered ${responseCode}`)
}
