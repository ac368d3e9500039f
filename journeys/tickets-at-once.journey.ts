import { demoPassword } from '@ferrule/seeds/people'
import { expect, test } from 'vitest'
import { askPortal, openTicketOf } from './support/ask-portal.ts'
import { signInWithoutBrowser } from './support/sign-in-without-browser.ts'

test('what customer and service write in a ticket at the same moment is all kept, and counted', async () => {
  const anna = await signInWithoutBrowser({ email: 'anna.berg@norlitz.example', password: demoPassword })
  const jonas = await signInWithoutBrowser({ email: 'jonas.frei@norlitz.example', password: demoPassword })
  const ticketId = await openTicketOf(anna, `Everybody writes at once ${crypto.randomUUID().slice(0, 8)}`)
  await askPortal(jonas, 'TakeTicket', { id: ticketId })
  const answers = Array.from({ length: 20 }, (_, number) => `Answer ${number}`)
  const sent = await Promise.all(
    answers.map((text, number) => {
      const input = { idempotencyKey: crypto.randomUUID(), ticketId, text, attachments: [] }
      return askPortal(number % 2 ? anna : jonas, 'CommentTicket', { input })
    }),
  )
  expect(sent.map(({ commentTicket }) => commentTicket.refusal)).toEqual(answers.map(() => null))
  const { ticket } = await askPortal(anna, 'Ticket', { id: ticketId })
  expect(ticket.comments.map(({ text }: { text: string }) => text).toSorted()).toEqual(answers.toSorted())
  expect(ticket.ticket.replies).toBe(answers.length)
})
