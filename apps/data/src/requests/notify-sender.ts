import { languages } from '@ferrule/domain/locales/language'
import { toRequestNumber } from '@ferrule/domain/requests/request'
import { loadTexts } from '@ferrule/texts/load-texts'
import type { Deps } from '../graphql/request-context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Queries } from '../postgres/database.ts'
import type { DeskRequest } from './request-work-store.ts'

type SenderNotification = Pick<Deps, 'requestLinks' | 'publicOrigin'> & { body: string }

/** Mails our reply to the sender in the language of the form, with a link to the request. */
export async function notifySender(
  tx: Queries,
  { id, answers, language }: NonNullable<DeskRequest>,
  { body, requestLinks, publicOrigin }: SenderNotification,
): Promise<void> {
  const texts = await loadTexts(languages.find((known) => known === language) ?? 'en', ['request'])
  const number = toRequestNumber(id)
  const link = `${publicOrigin}/${language}/requests/receipt/${requestLinks.toToken(id)}`
  await queueMail(tx, {
    kind: 'request-answer',
    toAddress: (answers['email'] ?? '').toLowerCase(),
    subject: texts('request-mail.answer-subject', { number }),
    body: `${[body, `${texts('request-mail.follow')}\n${link}`].join('\n\n')}\n`,
  })
}
