import { operationIdOf } from '@ferrule/data-client/persisted-operations.fixture'
import { request } from '../support/request.ts'

/** An operation of the website with its variables, and the answer of a service that is directly connected. */
export type Question = { name: string; variables: object; answer: string }

const english = { language: 'en', country: 'CH' }
const ofProduct = (slug: string) => [
  { name: 'Availability', variables: { ...english, slug } },
  { name: 'DataSheet', variables: { ...english, slug } },
  { name: 'HiddenSlugs', variables: { country: 'CH', slugs: slug } },
  { name: 'TeasedProducts', variables: { ...english, slugs: slug } },
]

const asked = [
  ...ofProduct('axion-56'),
  ...ofProduct('axion-48'),
  ...['en', 'de', 'fr', 'ja'].map((language) => ({ name: 'Insulations', variables: { language } })),
  { name: 'ContactLocations', variables: {} },
  { name: 'CatalogueAddresses', variables: { after: '' } },
]

/** Answers that each belong to one question only, so that a mistaken one is noticed. */
export async function readQuestions(service: string): Promise<Question[]> {
  const questions = await Promise.all(
    asked.map(async (question) => ({ ...question, answer: await ask(service, question) })),
  )
  const failed = questions.find(({ answer }) => !answer.startsWith('200 {"data"'))
  if (failed) throw new Error(`${failed.name}: ${failed.answer}`)
  return questions.filter(({ answer }) => questions.filter((other) => other.answer === answer).length === 1)
}

/** Status and body, without the random id of the request. */
export async function ask(service: string, { name, variables }: Omit<Question, 'answer'>): Promise<string> {
  const { status, text } = await request(`${service}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documentId: operationIdOf(name), variables }),
  })
  return `${status} ${text.replace(/,"requestId":"\w+"/g, '')}`
}
