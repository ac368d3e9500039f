import { demoPassword } from '@ferrule/seeds/people'
import { expect, test } from 'vitest'
import { askPortal, openTicketOf } from './support/ask-portal.ts'
import { eventually } from './support/request.ts'
import { signInWithoutBrowser } from './support/sign-in-without-browser.ts'

test('what customer and service write in a ticket at the same moment is all kept, and counted', async () => {
  const anna = await signInWithoutBrowser({ email: 'anna.berg@norlitz.example', password: demoPassword })
  const jonas = await signInWithoutBrowser({ email: 'jonas.frei@norlitz.example', password: demoPassword })
  const ticketId = await openTicketOf(anna, `Everybody writes at once ${crypto.randomUUID().slice(0, 8)}`)
  await askPortal(jonas, 'TakeTicket', { id: ticketId })
  const answers = Array.from({ length: 10 }, (_, number) => `Answer ${number}`)
  await Promise.all(
    answers.map((text, number) => {
      const input = { idempotencyKey: crypto.randomUUID(), ticketId, text, attachments: [] }
      // Each waits for the one before; on a busy machine one may be told to try again, which its key makes safe.
      return eventually(
        () => askPortal(number % 2 ? anna : jonas, 'CommentTicket', { input }),
        (data) => data.commentTicket.refusal === null,
      )
    }),
  )
  const { ticket } = await askPortal(anna, 'Ticket', { id: ticketId })
  expect(ticket.comments.map(({ text }: { text: string }) => text).toSorted()).toEqual(answers.toSorted())
  expect(ticket.ticket.replies).toBe(answers.length)
})
