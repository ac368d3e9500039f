import { expect, test } from 'vitest'
import { queryPortal, openTicketOf } from '../support/query-portal.ts'
import { createAgent, createCustomer } from '../support/customer.ts'
import { eventually } from '../support/request.ts'
import { signInWithoutBrowser } from '../support/sign-in-without-browser.ts'

test('concurrent comments of customer and service are all saved and counted', async () => {
  const customer = await signInWithoutBrowser(await createCustomer('iker.zabala@customer-9.example'))
  const agent = await signInWithoutBrowser(await createAgent())
  const ticketId = await openTicketOf(customer, `Everybody writes at once ${crypto.randomUUID().slice(0, 8)}`)
  await queryPortal(agent, 'AssignTicketToMe', { id: ticketId })
  const comments = Array.from({ length: 10 }, (_, number) => `Comment ${number}`)
  await Promise.all(
    comments.map((text, number) => {
      const input = { idempotencyKey: crypto.randomUUID(), ticketId, text, attachments: [] }
      // Comments lock the ticket; on a busy machine one may time out and is retried safely with its idempotency key.
      return eventually(
        () => queryPortal(number % 2 ? customer : agent, 'CommentTicket', { input }),
        (data) => data.commentTicket.refusal === null,
      )
    }),
  )
  const { ticket } = await queryPortal(customer, 'Ticket', { id: ticketId })
  expect(ticket.comments.map(({ text }: { text: string }) => text).toSorted()).toEqual(comments.toSorted())
  expect(ticket.ticket.replies).toBe(comments.length)
})
