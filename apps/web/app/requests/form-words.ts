import type { RequestFormWords } from '@ferrule/blocks/form/request-form-words'
import type { Language } from '@ferrule/domain/locales/language'
import type { RequestKind } from '@ferrule/domain/requests/request'
import type { Texts } from '@ferrule/texts/load-texts'
import { commonQuestions } from './common-questions.ts'
import { nameOfCountryIn } from './countries-in.ts'
import { serviceQuestions } from './service-questions.ts'

export type Location = { id: string; city: string; country: string }

type Surroundings = { texts: Texts; language: Language; locations: readonly Location[] }

/** The questions of a form and the words around them. */
export function formWords(kind: RequestKind, { texts, language, locations }: Surroundings): RequestFormWords {
  const ask = commonQuestions(texts, language)
  const words = {
    fields: { optional: texts('component.optional'), error: texts('component.error-prefix') },
    problems: (count: number) => texts('form.problems', { count }),
    leaveEmpty: texts('form.leave-empty'),
  }
  const person = [ask.firstName, ask.lastName]
  switch (kind) {
    case 'contact': {
      const message = { ...ask.message, label: texts('contact.question'), hint: texts('contact.question-hint') }
      const questions = [...person, ask.email, ask.company, ask.country, message]
      return { ...words, ...one(questions), send: texts('contact.send'), promise: texts('contact.promise') }
    }
    case 'service': {
      const places = locations.map(({ id, city, country }) => ({
        value: id,
        label: `${city}, ${nameOfCountryIn(country, language)}`,
      }))
      return {
        ...words,
        groups: serviceQuestions({ texts, ask, places }),
        starred: true,
        send: texts('service-request.send'),
        promise: texts('service-request.number-by-email'),
      }
    }
    case 'licence': {
      const questions = [ask.email, ...person, ask.company, ask.country, ask.product, ask.serialNumber, ask.message]
      return { ...words, ...one(questions), send: texts('licence.send'), promise: texts('licence.sent-text') }
    }
    case 'feedback': {
      const questions = [...person, ask.company, ask.country, ask.message]
      return { ...words, ...one(questions), send: texts('story.feedback.send'), promise: '' }
    }
    case 'whitepaper': {
      const questions = [...person, ask.email, ask.company, ask.country, ask.privacy]
      return { ...words, ...one(questions), send: texts('whitepaper.send'), promise: texts('whitepaper.lead') }
    }
  }
}

/** A short form has no groups with names. */
function one(questions: RequestFormWords['groups'][number]['questions']): Pick<RequestFormWords, 'groups'> {
  return { groups: [{ id: 'all', questions }] }
}
