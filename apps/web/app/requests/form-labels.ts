import type { RequestFormLabels } from '@ferrule/blocks/form/request-form-labels'
import type { Language } from '@ferrule/domain/locales/language'
import type { ContactTopic } from '@ferrule/domain/requests/contact-topic'
import type { RequestKind } from '@ferrule/domain/requests/request'
import type { Texts } from '@ferrule/texts/load-texts'
import { commonQuestions } from './common-questions.ts'
import { nameOfCountryIn } from './countries-in.ts'
import { serviceQuestions } from './service-questions.ts'

export type Location = { id: string; city: string; country: string }

export type FormOptions = { locations?: readonly Location[]; topic?: ContactTopic | null }

type FormLabelOptions = FormOptions & { texts: Texts; language: Language }

/** Returns the questions of a form and its other labels. */
export function formLabels(kind: RequestKind, { texts, language, ...options }: FormLabelOptions): RequestFormLabels {
  const common = commonQuestions(texts, language)
  const labels = {
    fields: { optional: texts('component.optional'), error: texts('component.error-prefix') },
    problems: (count: number) => texts('form.problems', { count }),
    leaveEmpty: texts('form.leave-empty'),
  }
  const person = [common.firstName, common.lastName]
  switch (kind) {
    case 'contact': {
      const { topic } = options
      const question = { ...common.message, label: texts('contact.question'), hint: texts('contact.question-hint') }
      const employer = { ...common.company, label: texts('contact.employer-or-school') }
      const company = topic === 'application' ? employer : common.company
      const questions = [...person, common.email, company, common.country, topic ? common.message : question]
      const send = topic ? texts('service-request.send') : texts('contact.send')
      return { ...labels, ...inOneGroup(questions), send, promise: texts('contact.promise') }
    }
    case 'service': {
      const places = (options.locations ?? []).map(({ id, city, country }) => ({
        value: id,
        label: `${city}, ${nameOfCountryIn(country, language)}`,
      }))
      return {
        ...labels,
        groups: serviceQuestions({ texts, common, places }),
        starred: true,
        send: texts('service-request.send'),
        promise: texts('service-request.number-by-email'),
      }
    }
    case 'licence': {
      const { email, company, country, product, serialNumber, message } = common
      const questions = [email, ...person, company, country, product, serialNumber, message]
      return { ...labels, ...inOneGroup(questions), send: texts('licence.send'), promise: texts('licence.sent-text') }
    }
    case 'feedback': {
      const questions = [...person, common.company, common.country, common.message]
      return { ...labels, ...inOneGroup(questions), send: texts('story.feedback.send'), promise: '' }
    }
    case 'whitepaper': {
      const questions = [...person, common.email, common.company, common.country, common.privacy]
      return { ...labels, ...inOneGroup(questions), send: texts('whitepaper.send'), promise: texts('whitepaper.lead') }
    }
    case 'paper': {
      const { email, country, serialNumber } = common
      const address = { ...common.message, field: 'address', label: texts('field.address'), maxLength: 500 }
      const questions = [...person, email, country, address, serialNumber]
      return { ...labels, ...inOneGroup(questions), send: texts('paper.send'), promise: texts('paper.promise') }
    }
  }
}

/** A short form has a single group without a title. */
function inOneGroup(questions: RequestFormLabels['groups'][number]['questions']): Pick<RequestFormLabels, 'groups'> {
  return { groups: [{ id: 'all', questions }] }
}
