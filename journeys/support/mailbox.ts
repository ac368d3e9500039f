import { request } from './request.ts'
import { settings } from './settings.ts'

export type Mail = {
  to: { address: string }[]
  subject: string
  text: string
  /** In lower case. */
  headers: Record<string, string>
}

/** The mails received for an address so far. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const mails: Mail[] = JSON.parse((await request(`${settings.mailbox}/email`)).text)
  return mails.filter(({ to }) => to.some(({ address }) => address === email))
}

/** The link in a mail of the identity server. */
export function linkIn({ text }: Mail): string {
  const link = /https?:\/\/\S+action-token\S+/.exec(text)?.[0]
  if (!link) throw new Error(`no link in the mail: ${text}`)
  return link
}
