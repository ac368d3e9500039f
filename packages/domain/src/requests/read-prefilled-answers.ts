import { type Answers, type RequestKind, requestForms } from './request.ts'

/** The fields that a link may fill in: those about a machine or a service, none about the visitor. */
const prefilledFields: Record<RequestKind, readonly string[]> = {
  contact: [],
  service: ['requestedService', 'reason', 'machineName', 'serialNumber', 'subject'],
  licence: ['product', 'serialNumber'],
  feedback: [],
  whitepaper: [],
  paper: ['serialNumber'],
}

/** Returns the answers that a link fills in. Values that the form would refuse are left out. */
export function readPrefilledAnswers(kind: RequestKind, query: Iterable<[name: string, value: string]>): Answers {
  const { shape } = requestForms[kind].answers
  const rules: Record<string, { safeParse: (value: unknown) => { success: boolean; data?: unknown } }> = shape
  const given = [...query].filter(([name]) => prefilledFields[kind].includes(name))
  return Object.fromEntries(
    given.flatMap(([name, value]) => {
      const read = rules[name]?.safeParse(value)
      return read?.success && typeof read.data === 'string' && read.data !== '' ? [[name, read.data]] : []
    }),
  )
}
