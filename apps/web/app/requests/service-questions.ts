import type { Question, QuestionGroup } from '@ferrule/blocks/form/request-form-labels'
import { yesNoUnknown, requestedServices, serviceReasons } from '@ferrule/domain/requests/service-form'
import type { Texts } from '@ferrule/texts/load-texts'
import type { SelectOption } from '@ferrule/ui/select'
import type { CommonQuestions } from './common-questions.ts'

type ServiceQuestionOptions = { texts: Texts; common: CommonQuestions; places: SelectOption[] }

/** Returns the questions of the service request in its three groups. */
export function serviceQuestions({ texts, common, places }: ServiceQuestionOptions): QuestionGroup[] {
  const telephone: Question = {
    field: 'telephone',
    variant: 'telephone',
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
      questions: [common.firstName, common.lastName, common.email, telephone, { ...common.company, fullWidth: true }],
    },
    {
      id: 'where',
      title: texts('service-request.where'),
      note: texts('service-request.where-note'),
      questions: [
        ...addressQuestions({ texts, common, places }),
        {
          field: 'separateReturnAddress',
          variant: 'checkbox',
          label: texts('service-request.separate-return-address'),
          fullWidth: true,
        },
        ...addressQuestions({ texts, common, places }).map(toReturnAddress),
      ],
    },
    { id: 'what', title: texts('service-request.what'), questions: machineQuestions({ texts, common, places }) },
  ]
}

function addressQuestions({ texts, common }: ServiceQuestionOptions): Question[] {
  const hint = texts('field.if-any')
  return [
    common.line('address', texts('field.address'), { fullWidth: true, maxLength: 200, autoComplete: 'street-address' }),
    common.line('zipCode', texts('field.zip-code'), { hint, maxLength: 20, autoComplete: 'postal-code' }),
    common.line('city', texts('field.city'), { autoComplete: 'address-level2' }),
    common.line('state', texts('field.state'), { hint, autoComplete: 'address-level1' }),
    common.country,
  ]
}

/** Asked only while the checkbox is set. Without autocomplete: the browser would fill in the first address. */
function toReturnAddress(question: Question): Question {
  const field = `return${question.field.charAt(0).toUpperCase()}${question.field.slice(1)}`
  return { ...question, field, onlyWith: 'separateReturnAddress', autoComplete: 'off' }
}

function machineQuestions({ texts, common, places }: ServiceQuestionOptions): Question[] {
  const certain = () => yesNoUnknown.map((value) => ({ value, label: texts(certaintyLabels[value]) }))
  return [
    {
      field: 'requestedService',
      variant: 'select',
      label: texts('service-request.requested-service'),
      placeholder: texts('service-request.select-service'),
      options: () => requestedServices.map((value) => ({ value, label: texts(`service-request.service.${value}`) })),
    },
    {
      field: 'reason',
      variant: 'select',
      label: texts('field.reason'),
      optional: true,
      placeholder: texts('service-request.select-reason'),
      options: () => serviceReasons.map((value) => ({ value, label: texts(`service-request.reason.${value}`) })),
    },
    common.line('machineName', texts('field.machine-name'), { maxLength: 120 }),
    common.serialNumber,
    {
      field: 'warranty',
      variant: 'choice',
      label: texts('service-request.warranty'),
      options: certain,
      optional: true,
    },
    {
      field: 'serviceContract',
      variant: 'choice',
      label: texts('service-request.service-contract'),
      options: certain,
      optional: true,
    },
    { field: 'existingCase', variant: 'checkbox', label: texts('service-request.existing-case'), fullWidth: true },
    common.line('caseId', texts('service-request.case-id'), { maxLength: 60, onlyWith: 'existingCase' }),
    common.line('subject', texts('field.subject'), { fullWidth: true, maxLength: 150 }),
    { field: 'description', variant: 'text', label: texts('field.description'), fullWidth: true, maxLength: 5000 },
    {
      field: 'contactLocation',
      variant: 'select',
      label: texts('service-request.contact-location'),
      placeholder: texts('service-request.select-contact-location'),
      options: () => places,
      fullWidth: true,
    },
  ]
}

const certaintyLabels = { yes: 'component.yes', no: 'component.no', unknown: 'component.do-not-know' } as const
