import type { Language } from '@ferrule/domain/locales/language'
import { isRequestKind } from '@ferrule/domain/requests/request'
import type { Texts } from '@ferrule/texts/load-texts'
import { formLabels } from './form-labels.ts'

type Sent = { kind: string; answers: readonly { question: string; answer: string }[] }

type LabelOptions = { texts: Texts; language: Language }

/** `key` is the field, because a request with a second address has two questions of the same name. */
type GivenAnswer = { key: string; name: string; value: string }

/** Returns every answer with the label of its question, both in the user's language. */
export function toGivenAnswers({ kind, answers }: Sent, { texts, language }: LabelOptions): GivenAnswer[] {
  const { groups } = formLabels(isRequestKind(kind) ? kind : 'contact', { texts, language, locations: [] })
  const given = new Map(answers.map(({ question, answer }) => [question, answer]))
  // The stored answers have no order, so they are sorted as in the form.
  return groups
    .flatMap((group) => group.questions)
    .flatMap((question) => {
      const answer = given.get(question.field) ?? ''
      if (answer === '') return []
      const options = 'options' in question ? question.options() : []
      const chosen = options.find(({ value }) => value === answer)?.label
      const value = question.variant === 'checkbox' ? texts('component.yes') : (chosen ?? answer)
      return [{ key: question.field, name: question.label, value }]
    })
}
