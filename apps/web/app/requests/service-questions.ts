import type { Question, QuestionGroup } from '@ferrule/blocks/form/request-form-words'
import { certainties, requestedServices, serviceReasons } from '@ferrule/domain/requests/service-form'
import type { Texts } from '@ferrule/texts/load-texts'
import type { SelectOption } from '@ferrule/ui/select'
import type { CommonQuestions } from './common-questions.ts'

type ServiceWords = { texts: Texts; ask: CommonQuestions; places: SelectOption[] }

/** What the service request asks, in its three groups. */
export function serviceQuestions({ texts, ask, places }: ServiceWords): QuestionGroup[] {
  const telephone: Question = {
    field: 'telephone',
    look: 'telephone',
    label: texts('field.telephone'),
    hint: texts('field.telephone-hint'),
    optional: true,
    maxLength: 40,
    autoComplete: 'tel',
  }
  return [
    {
      id: 'who',
      title: texts('service-request.who'),
      note: texts('form.starred'),
      questions: [ask.firstName, ask.lastName, ask.email, telephone, { ...ask.company, whole: true }],
    },
    {
      id: 'where',
      title: texts('service-request.where'),
      note: texts('service-request.where-note'),
      questions: [
        ...addressQuestions({ texts, ask, places }),
        {
          field: 'separateReturnAddress',
          look: 'tick',
          label: texts('service-request.separate-return-address'),
          whole: true,
        },
        ...addressQuestions({ texts, ask, places }).map(toReturnAddress),
      ],
    },
    { id: 'what', title: texts('service-request.what'), questions: machineQuestions({ texts, ask, places }) },
  ]
}

function addressQuestions({ texts, ask }: ServiceWords): Question[] {
  const hint = texts('field.if-any')
  return [
    ask.line('address', texts('field.address'), { whole: true, maxLength: 200, autoComplete: 'street-address' }),
    ask.line('zipCode', texts('field.zip-code'), { hint, maxLength: 20, autoComplete: 'postal-code' }),
    ask.line('city', texts('field.city'), { autoComplete: 'address-level2' }),
    ask.line('state', texts('field.state'), { hint, autoComplete: 'address-level1' }),
    ask.country,
  ]
}

/** The same questions once more, while the tick is set. The browser must not fill them in with the same address. */
function toReturnAddress(question: Question): Question {
  const field = `return${question.field.charAt(0).toUpperCase()}${question.field.slice(1)}`
  return { ...question, field, onlyWith: 'separateReturnAddress', autoComplete: 'off' }
}

function machineQuestions({ texts, ask, places }: ServiceWords): Question[] {
  const certain = () => certainties.map((value) => ({ value, label: texts(certaintyWords[value]) }))
  return [
    {
      field: 'requestedService',
      look: 'select',
      label: texts('service-request.requested-service'),
      placeholder: texts('service-request.select-service'),
      options: () => requestedServices.map((value) => ({ value, label: texts(`service-request.service.${value}`) })),
    },
    {
      field: 'reason',
      look: 'select',
      label: texts('field.reason'),
      optional: true,
      placeholder: texts('service-request.select-reason'),
      options: () => serviceReasons.map((value) => ({ value, label: texts(`service-request.reason.${value}`) })),
    },
    ask.line('machineName', texts('field.machine-name'), { maxLength: 120 }),
    ask.serialNumber,
    { field: 'warranty', look: 'choice', label: texts('service-request.warranty'), options: certain, optional: true },
    {
      field: 'serviceContract',
      look: 'choice',
      label: texts('service-request.service-contract'),
      options: certain,
      optional: true,
    },
    { field: 'existingCase', look: 'tick', label: texts('service-request.existing-case'), whole: true },
    ask.line('caseId', texts('service-request.case-id'), { maxLength: 60, onlyWith: 'existingCase' }),
    ask.line('subject', texts('field.subject'), { whole: true, maxLength: 150 }),
    { field: 'description', look: 'text', label: texts('field.description'), whole: true, maxLength: 5000 },
    {
      field: 'contactLocation',
      look: 'select',
      label: texts('service-request.contact-location'),
      placeholder: texts('service-request.select-contact-location'),
      options: () => places,
      whole: true,
    },
  ]
}

const certaintyWords = { yes: 'component.yes', no: 'component.no', unknown: 'component.do-not-know' } as const
