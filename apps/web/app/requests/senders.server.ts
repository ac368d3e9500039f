import type { Operation } from '@ferrule/data-client/operation'
import { contactForm } from '@ferrule/domain/requests/contact-form'
import { feedbackForm } from '@ferrule/domain/requests/feedback-form'
import { licenceForm } from '@ferrule/domain/requests/licence-form'
import { type FormMessage, type FormProblem, readForm, type RequestForm } from '@ferrule/domain/requests/read-form'
import type { Answers, RequestKind, SendingFacts } from '@ferrule/domain/requests/request'
import { serviceForm } from '@ferrule/domain/requests/service-form'
import { whitepaperForm } from '@ferrule/domain/requests/whitepaper-form'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { RequestWhitepaper } from './request-whitepaper.generated.ts'
import { SendContactRequest } from './send-contact-request.generated.ts'
import { SendEditorialFeedback } from './send-editorial-feedback.generated.ts'
import { SendLicenceRequest } from './send-licence-request.generated.ts'
import { SendServiceRequest } from './send-service-request.generated.ts'

type Outcome = {
  receipt: { token: string } | null
  refusal: { reason: string; problems: { field: string; message: string; max: number | null }[] } | null
}

export type SendOutcome = { token: string } | { reason: string; problems: FormProblem[] }

/** What came along with the answers and is no answer. */
export type SenderFacts = {
  address: string
  botProof: string
  trap: string
  secondsOpen: string | undefined
}

type Sender = (answers: Answers, facts: SendingFacts, sender: SenderFacts) => Promise<SendOutcome>

/** How the answers of each form are sent, once they are what the form asks for. */
export const senders: Record<RequestKind, Sender> = {
  contact: sender(contactForm, SendContactRequest, (done) => done.sendContactRequest),
  service: sender(serviceForm, SendServiceRequest, (done) => done.sendServiceRequest),
  licence: sender(licenceForm, SendLicenceRequest, (done) => done.sendLicenceRequest),
  feedback: sender(feedbackForm, SendEditorialFeedback, (done) => done.sendEditorialFeedback),
  whitepaper: sender(whitepaperForm, RequestWhitepaper, (done) => done.requestWhitepaper),
}

function sender<Given extends object, Field extends string, Done>(
  form: RequestForm<Given, Field>,
  operation: Operation<Done, { input: Given & SendingFacts & Omit<SenderFacts, 'address'> }>,
  read: (done: Done) => Outcome,
): Sender {
  return async (answers, facts, { address, ...sender }) => {
    const filledIn = readForm(form, answers)
    if (!filledIn.ok) return { reason: 'invalid-input', problems: filledIn.problems }
    const input = { ...filledIn.value, ...facts, ...sender }
    const done = await runOnDataService(operation, { input }, { 'x-forwarded-for': address })
    const { receipt, refusal } = read(done)
    if (receipt) return receipt
    return { reason: refusal?.reason ?? 'unknown', problems: refusal?.problems.map(toProblem) ?? [] }
  }
}

/** The data service checks with the same rules, so it knows no other messages. */
function toProblem({ field, message, max }: { field: string; message: string; max: number | null }): FormProblem {
  return { field, message: message as FormMessage, max: max ?? undefined }
}
