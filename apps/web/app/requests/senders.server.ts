import type { Operation } from '@ferrule/data-client/operation'
import { contactForm } from '@ferrule/domain/requests/contact-form'
import { feedbackForm } from '@ferrule/domain/requests/feedback-form'
import { licenceForm } from '@ferrule/domain/requests/licence-form'
import { paperForm } from '@ferrule/domain/requests/paper-form'
import { type FormMessage, type FormProblem, readForm, type RequestForm } from '@ferrule/domain/requests/read-form'
import type { Answers, RequestKind, SubmissionFacts } from '@ferrule/domain/requests/request'
import { serviceForm } from '@ferrule/domain/requests/service-form'
import { whitepaperForm } from '@ferrule/domain/requests/whitepaper-form'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { RequestPaper } from './request-paper.generated.ts'
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

/** Data of a submission other than the answers, for the bot check. */
export type SenderFacts = {
  address: string
  botProof: string
  trap: string
  secondsOpen: string | undefined
}

type Sender = (answers: Answers, facts: SubmissionFacts, sender: SenderFacts) => Promise<SendOutcome>

/** Validates the answers of each form and sends them to the data service. */
export const senders: Record<RequestKind, Sender> = {
  contact: sender(contactForm, SendContactRequest, (data) => data.sendContactRequest),
  service: sender(serviceForm, SendServiceRequest, (data) => data.sendServiceRequest),
  licence: sender(licenceForm, SendLicenceRequest, (data) => data.sendLicenceRequest),
  feedback: sender(feedbackForm, SendEditorialFeedback, (data) => data.sendEditorialFeedback),
  whitepaper: sender(whitepaperForm, RequestWhitepaper, (data) => data.requestWhitepaper),
  paper: sender(paperForm, RequestPaper, (data) => data.requestPaper),
}

function sender<Given extends object, Field extends string, Data>(
  form: RequestForm<Given, Field>,
  operation: Operation<Data, { input: Given & SubmissionFacts & Omit<SenderFacts, 'address'> }>,
  read: (data: Data) => Outcome,
): Sender {
  return async (answers, facts, { address, ...sender }) => {
    const filledIn = readForm(form, answers)
    if (!filledIn.ok) return { reason: 'invalid-input', problems: filledIn.problems }
    const input = { ...filledIn.value, ...facts, ...sender }
    const data = await runOnDataService(operation, { input }, { 'x-forwarded-for': address })
    const { receipt, refusal } = read(data)
    if (receipt) return receipt
    return { reason: refusal?.reason ?? 'unknown', problems: refusal?.problems.map(toProblem) ?? [] }
  }
}

/** The data service validates with the same rules, so its messages are those of `FormMessage`. */
function toProblem({ field, message, max }: { field: string; message: string; max: number | null }): FormProblem {
  return { field, message: message as FormMessage, max: max ?? undefined }
}
