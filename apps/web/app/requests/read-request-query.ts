import { type ContactTopic, isContactTopic } from '@ferrule/domain/requests/contact-topic'
import { oneLine } from '@ferrule/domain/requests/form-fields'
import { readPrefilledAnswers } from '@ferrule/domain/requests/read-prefilled-answers'
import type { Answers, RequestKind } from '@ferrule/domain/requests/request'

type RequestQuery = { topic: ContactTopic | null; about: string | null; prefilled: Answers }

/** Reads what the link to a form fills in. Invalid values are ignored. */
export function readRequestQuery(kind: RequestKind, search: string): RequestQuery {
  const query = new URLSearchParams(search)
  const topic = query.get('topic')
  return {
    topic: kind === 'contact' && isContactTopic(topic) ? topic : null,
    about: oneLine(200).safeParse(query.get('about')).data ?? null,
    prefilled: readPrefilledAnswers(kind, query),
  }
}
