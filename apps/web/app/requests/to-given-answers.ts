import type { Language } from '@ferrule/domain/locales/language'
import { isRequestKind } from '@ferrule/domain/requests/request'
import type { Texts } from '@ferrule/texts/load-texts'
import { formWords } from './form-words.ts'

type Sent = { kind: string; answers: readonly { question: string; answer: string }[] }

type Reader = { texts: Texts; language: Language }

type GivenAnswer = { field: string; name: string; value: string }

/** Every answer under the question it was given to, in the reader's words. */
export function toGivenAnswers({ kind, answers }: Sent, { texts, language }: Reader): GivenAnswer[] {
  const { groups } = formWords(isRequestKind(kind) ? kind : 'contact', { texts, language, locations: [] })
  const given = new Map(answers.map(({ question, answer }) => [question, answer]))
  // In the order of the form: what was stored knows none.
  return groups
    .flatMap((group) => group.questions)
    .flatMap((question) => {
      const answer = given.get(question.field) ?? ''
      if (answer === '') return []
      const options = 'options' in question ? question.options() : []
      const chosen = options.find(({ value }) => value === answer)?.label
      const value = question.look === 'tick' ? texts('component.yes') : (chosen ?? answer)
      return [{ field: question.field, name: question.label, value }]
    })
}
