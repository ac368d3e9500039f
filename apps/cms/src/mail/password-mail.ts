import type { Auth } from 'payload'

const subject = 'Choose a new password'

/** Plain words: the mailer sends text only, so what Payload calls HTML is none. */
export function passwordMail(origin: string): NonNullable<Auth['forgotPassword']> {
  return {
    generateEmailSubject: () => subject,
    generateEmailHTML: ({ token = '' } = {}) =>
      [
        'Somebody, probably you, asked for a new password for the content service.',
        `Choose one here within an hour: ${origin}/admin/reset/${encodeURIComponent(token)}`,
        'If it was not you, nothing needs to be done.',
      ].join('\n\n'),
  }
}
