import { beforeAll, expect, test } from 'vitest'
import { queryPortal, openTicketOf } from '../support/query-portal.ts'
import { createAgent, createCustomer } from '../support/customer.ts'
import { eventually, request } from '../support/request.ts'
import { sendBySmtp } from '../support/send-by-smtp.ts'
import { settings } from '../support/settings.ts'
import { type SignedIn, signInWithoutBrowser } from '../support/sign-in-without-browser.ts'
import type { TemporaryUser } from '../support/temporary-user.ts'

// Uses the real services: the mailbox for our mail, the SMTP server for the reply, and the scanner.
const email = 'yui.ogawa@customer-6.example'
const subject = `Seal sits too far back ${crypto.randomUUID().slice(0, 8)}`
/** A GIF of one pixel. */
const picture = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

let account: TemporaryUser
let customer: SignedIn
let ticketId: string
let replyTo: string

type Ticket = { comments: { text: string }[]; attachments: { fileName: string; state: string }[] }

beforeAll(async () => {
  account = await createCustomer(email)
  customer = await signInWithoutBrowser(account)
  const agent = await signInWithoutBrowser(await createAgent())
  ticketId = await openTicketOf(customer, subject)
  await queryPortal(agent, 'AssignTicketToMe', { id: ticketId })
  const input = { idempotencyKey: crypto.randomUUID(), ticketId, text: 'Which seal is it?', attachments: [] }
  await queryPortal(agent, 'CommentTicket', { input })
  const mail = await eventually(findMail, (found) => found !== undefined)
  expect(mail?.text).toMatch(/^##- .+ -##\s+.+ has replied\s+Which seal is it\?/)
  replyTo = mail?.replyTo[0]?.address ?? ''
})

test('a reply by mail is added to the ticket once, without the quoted text, and its file is scanned', async () => {
  const mail = [
    `From: Yui Ogawa <${email}>`,
    `To: ${replyTo}`,
    `Subject: Re: ${subject}`,
    `Message-ID: <${crypto.randomUUID()}@norlitz.example>`,
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'The blue one, 7158-3111.',
    '',
    'On Sun, Nov 15, 2026 at 10:02 AM Norlitz <portal@norlitz.localhost> wrote:',
    '> Which seal is it?',
    '--part',
    'Content-Type: image/gif',
    'Content-Disposition: attachment; filename="seal.gif"',
    'Content-Transfer-Encoding: base64',
    '',
    picture,
    '--part--',
  ].join('\n')
  // A mail server that does not receive our confirmation sends the same mail again.
  for (let time = 0; time < 2; time += 1) expect(await send(mail)).toMatch(/^250/)
  const ticket = await eventually(readTicket, ({ attachments }) => attachments[0]?.state === 'clean')
  expect(ticket.comments.map(({ text }) => text)).toEqual(['Which seal is it?', 'The blue one, 7158-3111.'])
  expect(ticket.attachments).toMatchObject([{ fileName: 'seal.gif', state: 'clean' }])
})

test('a forged reply address is rejected before the mail is sent', async () => {
  const forged = replyTo.replace(/(.)@/, (_, last: string) => `${last === 'a' ? 'b' : 'a'}@`)
  for (const to of [forged, `reply+${'a'.repeat(52)}@${replyTo.split('@')[1]}`, email]) {
    expect(await send(aMail('Hello', email), to)).toMatch(/^550/)
  }
})

test('a mail from another sender is rejected, and an automatic reply is accepted and ignored', async () => {
  expect(await send(aMail('Let me in', 'bert.dahl@norlitz.example'))).toMatch(/^550/)
  expect(await send(aMail('I am away until Monday.', email, 'Auto-Submitted: auto-replied'))).toMatch(/^250/)
  expect((await readTicket()).comments).toHaveLength(2)
})

test('a reply is rejected at once when the role is revoked [A17]', async () => {
  await account.revokeRoles()
  expect(await send(aMail('I am still here', email))).toMatch(/^550/)
})

async function readTicket(): Promise<Ticket> {
  return (await queryPortal(customer, 'Ticket', { id: ticketId })).ticket
}

function aMail(text: string, from: string, ...headers: string[]): string {
  const id = `Message-ID: <${crypto.randomUUID()}@norlitz.example>`
  return [`From: ${from}`, `To: ${replyTo}`, id, ...headers, '', text].join('\n')
}

function send(mail: string, to = replyTo): Promise<string> {
  return sendBySmtp({ port: settings.mailInPort, from: email, to, mail })
}

async function findMail() {
  const { text } = await request(`${settings.mailbox}/email`)
  const mails: { subject: string; text: string; to: { address: string }[]; replyTo: { address: string }[] }[] =
    JSON.parse(text)
  // The receipt of the ticket and the mail about its contact have the same subject.
  return mails.find(
    (mail) =>
      mail.subject.endsWith(subject) && mail.to[0]?.address === email && mail.text.includes('Which seal is it?'),
  )
}
