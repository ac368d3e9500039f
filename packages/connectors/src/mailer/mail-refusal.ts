/** The mail server refuses this mail, permanently or for now (`temporary`). Other errors do not concern the mail. */
export class MailRefusal extends Error {
  readonly kind: 'permanent' | 'temporary'

  constructor(kind: 'permanent' | 'temporary', reason: string) {
    super(reason)
    this.name = 'MailRefusal'
    this.kind = kind
  }
}

/** SMTP commands whose responses concern the mail; earlier ones concern the connection or the sender. */
const mailCommands = ['RCPT TO', 'DATA']

/** Converts an error of the SMTP library to a MailRefusal where it concerns the mail; returns others unchanged. */
export function toMailError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  if (typeof responseCode !== 'number' || typeof command !== 'string' || !mailCommands.includes(command)) return error
  return new MailRefusal(responseCode >= 500 ? 'permanent' : 'temporary', `mail server responded ${responseCode}`)
}
