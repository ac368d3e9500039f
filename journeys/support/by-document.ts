import { z } from 'zod'
import { type Answer, request } from './request.ts'
import { settings } from './settings.ts'

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0] & object
type Ref = { $ref: string }
type Header = { required?: boolean; schema: JsonSchema }
type Parameter = Header & { name: string; in: 'header' | 'path' }
type Content = Record<string, { schema?: JsonSchema | Ref }>
type Response = { headers?: Record<string, Header | Ref>; content?: Content }
type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, Response | Ref>
}
type PathItem = { parameters?: Parameter[] } & Record<string, Operation>

export type OpenApiDocument = { paths: Record<string, PathItem>; components: Record<string, Record<string, object>> }

/** `isWrong`: sent as the document does not allow it, to see that refused. */
export type Call = {
  path?: string
  headers?: Record<string, string>
  body?: Buffer
  isWrong?: boolean
  localAddress?: string
}

/** Of an answer, what belongs to the calls themselves and not to every answer of ours. */
const ownHeaders = /^(tus-|upload-|location$|allow$|content-disposition$)/

/** Makes the calls of a document, and holds what is sent and what is answered against it. */
export class ByDocument {
  /** Every call that was made, with the status of its answer. */
  readonly tried = new Set<string>()
  readonly #document: OpenApiDocument

  constructor(document: OpenApiDocument) {
    this.#document = document
  }

  /** Every call of the document, with each status it may have. */
  get documented(): string[] {
    return this.#operations().flatMap(({ operation }) =>
      Object.keys(operation.responses).map((status) => `${operation.operationId} ${status}`),
    )
  }

  async call(
    operationId: string,
    { path = '', headers = {}, body, isWrong, localAddress }: Call = {},
  ): Promise<Answer> {
    const found = this.#operations().find(({ operation }) => operation.operationId === operationId)
    if (!found) throw new Error(`${operationId} stands in no document`)
    const { template, method, operation, parameters } = found
    if (!isWrong) checkRequest(operation, parameters, { headers, path })
    const answer = await request(`${settings.edge}${template.replace(/\{\w+\}/, path)}`, {
      method: method.toUpperCase(),
      headers,
      ...(body ? { body } : {}),
      ...(localAddress ? { localAddress } : {}),
    })
    this.tried.add(`${operationId} ${answer.status}`)
    this.#checkAnswer(operation, answer)
    return answer
  }

  #operations() {
    return Object.entries(this.#document.paths).flatMap(([template, { parameters: shared = [], ...methods }]) =>
      Object.entries(methods).map(([method, operation]) => ({
        template,
        method,
        operation,
        parameters: [...shared, ...(operation.parameters ?? [])],
      })),
    )
  }

  #checkAnswer({ operationId, responses }: Operation, answer: Answer): void {
    const what = `${operationId} ${answer.status}`
    const described = responses[answer.status]
    if (!described) throw new Error(`${what} stands not in the document: ${answer.text}`)
    const { headers = {}, content } = this.#resolve(described)
    const byName = new Map(Object.entries(headers).map(([name, one]) => [name.toLowerCase(), this.#resolve(one)]))
    for (const name of Object.keys(answer.headers).filter((one) => ownHeaders.test(one)))
      if (!byName.has(name)) throw new Error(`${what}: the header ${name} stands not in the document`)
    for (const [name, header] of byName) check(`${what}: ${name}`, header, answer.headers[name]?.toString())
    this.#checkBody(what, content, answer)
  }

  #checkBody(what: string, content: Content | undefined, { headers, text }: Answer): void {
    if (!content || text === '') {
      if (text !== '' || content) throw new Error(`${what}: ${content ? 'no body' : `a body, ${text}`}`)
      return
    }
    const mediaType = headers['content-type']?.split(';')[0] ?? ''
    const described = content[mediaType]
    if (!described) throw new Error(`${what}: ${mediaType} stands not in the document`)
    if (!described.schema) return
    const body: unknown = mediaType === 'application/json' ? JSON.parse(text) : text
    parse(what, this.#resolve(described.schema), body)
  }

  #resolve<T extends object>(node: T | Ref): T {
    if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T
    const [, , kind = '', name = ''] = node.$ref.split('/')
    const found = this.#document.components[kind]?.[name]
    if (!found) throw new Error(`${node.$ref} leads nowhere`)
    return found as T
  }
}

function checkRequest(
  { operationId, requestBody }: Operation,
  parameters: readonly Parameter[],
  { headers, path }: { headers: Record<string, string>; path: string },
): void {
  const sent = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  for (const parameter of parameters)
    check(
      `${operationId} sent with ${parameter.name}`,
      parameter,
      parameter.in === 'path' ? path : sent.get(parameter.name.toLowerCase()),
    )
  const mediaType = sent.get('content-type') ?? ''
  if (requestBody && !requestBody.content[mediaType]) throw new Error(`${operationId} sent as ${mediaType}`)
}

function check(what: string, { required = false, schema }: Header, value: string | undefined): void {
  if (value === undefined) {
    if (required) throw new Error(`${what} is missing`)
    return
  }
  parse(what, schema, schema.type === 'integer' ? Number(value) : value)
}

function parse(what: string, schema: JsonSchema, value: unknown): void {
  const read = z.fromJSONSchema(schema).safeParse(value)
  if (!read.success) throw new Error(`${what}: ${JSON.stringify(value)}: ${z.prettifyError(read.error)}`)
}
