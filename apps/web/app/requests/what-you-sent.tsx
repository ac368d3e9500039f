import { formatDate } from '@ferrule/texts/format-date'
import { SentFiles } from '../files/sent-files.tsx'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import type { ReceivedRequest } from './received-request.ts'
import classes from './receipt.module.css'
import { toGivenAnswers } from './to-given-answers.ts'

/** The answers of a request, its files and the comments added since. */
export function WhatYouSent({ request }: { request: ReceivedRequest }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { comments, files, timeZone } = request
  return (
    <section className={classes.sent} aria-labelledby="sent">
      <h2 id="sent">{texts('receipt.what-you-sent')}</h2>
      <dl>
        {toGivenAnswers(request, { texts, language }).map(({ key, name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {files.length > 0 && (
          <div>
            <dt>{texts('receipt.files')}</dt>
            <dd>
              <SentFiles files={files} />
            </dd>
          </div>
        )}
        {comments.map(({ id, body, addedAt, isService }) => (
          <div key={id}>
            <dt>
              {texts(isService ? 'receipt.answered' : 'receipt.added', {
                date: formatDate(new Date(addedAt), language, { timeZone }),
              })}
            </dt>
            <dd>{body}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
