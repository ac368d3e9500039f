import { languages } from '@ferrule/domain/locales/language'
import { toRequestNumber } from '@ferrule/domain/requests/request'
import { loadTexts } from '@ferrule/texts/load-texts'
import type { Deps } from '../graphql/request-context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Queries } from '../postgres/database.ts'
import type { WorkedRequest } from './request-work-store.ts'

type Told = Pick<Deps, 'requestLinks' | 'publicOrigin'> & { words: string }

/** An answer by mail, in the language of the form, with the way to the page where it stands too. */
export async function tellSender(
  tx: Queries,
  { id, answers, language }: NonNullable<WorkedRequest>,
  { words, requestLinks, publicOrigin }: Told,
): Promise<void> {
  const texts = await loadTexts(languages.find((one) => one === language) ?? 'en', ['request'])
  const number = toRequestNumber(id)
  const link = `${publicOrigin}/${language}/requests/receipt/${requestLinks.toToken(id)}`
  await queueMail(tx, {
    kind: 'request-answer',
    toAddress: answers['email'] ?? '',
    subject: texts('request-mail.answer-subject', { number }),
    body: `${[words, `${texts('request-mail.follow')}\n${link}`].join('\n\n')}\n`,
  })
}
