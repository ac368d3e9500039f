import { isRequestKind } from '@ferrule/domain/requests/request'
import { formatDate } from '@ferrule/texts/format-date'
import { SentFiles } from '../files/sent-files.tsx'
import { useTexts } from '../frame/texts.tsx'
import type { ReceivedRequest } from './receipt.tsx'
import classes from './receipt.module.css'
import { useFormWords } from './use-form-words.ts'
import { useReaderLanguage } from '../frame/use-reader-language.ts'

/** Every answer under the question it was given to, and what was added since. */
export function WhatYouSent({ request: { kind, answers, comments, files, timeZone } }: { request: ReceivedRequest }) {
  const texts = useTexts()
  const language = useReaderLanguage()
  const { groups } = useFormWords(isRequestKind(kind) ? kind : 'contact')
  const questions = new Map(groups.flatMap((group) => group.questions).map((question) => [question.field, question]))
  return (
    <section className={classes.sent} aria-labelledby="sent">
      <h2 id="sent">{texts('receipt.what-you-sent')}</h2>
      <dl>
        {answers.map(({ question: field, answer }) => {
          const question = questions.get(field)
          if (!question || answer === '') return null
          const options = 'options' in question ? question.options() : []
          const chosen = options.find(({ value }) => value === answer)?.label
          return (
            <div key={field}>
              <dt>{question.label}</dt>
              <dd>{question.look === 'tick' ? texts('component.yes') : (chosen ?? answer)}</dd>
            </div>
          )
        })}
        {files.length > 0 && (
          <div>
            <dt>{texts('receipt.files')}</dt>
            <dd>
              <SentFiles files={files} />
            </dd>
          </div>
        )}
        {comments.map(({ id, words, addedAt, isService }) => (
          <div key={id}>
            <dt>
              {texts(isService ? 'receipt.answered' : 'receipt.added', {
                date: formatDate(new Date(addedAt), language, { timeZone }),
              })}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
