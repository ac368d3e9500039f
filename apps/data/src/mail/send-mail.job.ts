import { type MailDeps, sendWaitingMails } from './send-waiting-mails.ts'

/** Every mail brings its job along, and each job sends all that waits: the first one that gets through empties the box. */
export function createSendMailJob(deps: MailDeps) {
  return (): Promise<void> => sendWaitingMails(deps)
}
