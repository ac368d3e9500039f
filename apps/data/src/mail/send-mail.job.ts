import { type MailDeps, sendWaitingMails } from './send-waiting-mails.ts'

/** Every mail enqueues this job, and each run sends all waiting mails: the first success empties the outbox. */
export function createSendMailJob(deps: MailDeps) {
  return (): Promise<void> => sendWaitingMails(deps)
}
