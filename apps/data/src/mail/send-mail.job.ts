import { jobPayloads } from '../postgres/job-payloads.ts'
import { type MailDeps, sendMail } from './send-mail.ts'

export function createSendMailJob(deps: MailDeps) {
  return async (payload: unknown): Promise<void> => {
    await sendMail(deps, jobPayloads['send-mail'].parse(payload).mailId)
  }
}
