import { z } from 'zod'
import { type HttpResponse, request } from './request.ts'
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

/** `isWrong`: the request violates the document, to test that it is rejected. */
export type Call = {
  path?: string
  headers?: Record<string, string>
  body?: Buffer
  isWrong?: boolean
  localAddress?: string
}

/** Response headers that the document must describe; others are common to all responses. */
const describedHeaders = /^(tus-|upload-|location$|allow$|content-disposition$)/

/** Calls the operations of an OpenAPI document, and validates requests and responses against it. */
export class OpenApiClient {
  /** Every operation that was called, with the response status. */
  readonly tried = new Set<string>()
  readonly #document: OpenApiDocument

  constructor(document: OpenApiDocument) {
    this.#document = document
  }

  /** Every operation of the document, with each documented status. */
  get documented(): string[] {
    return this.#operations().flatMap(({ operation }) =>
      Object.keys(operation.responses).map((status) => `${operation.operationId} ${status}`),
    )
  }

  async call(
    operationId: string,
    { path = '', headers = {}, body, isWrong, localAddress }: Call = {},
  ): Promise<HttpResponse> {
    const found = this.#operations().find(({ operation }) => operation.operationId === operationId)
    if (!found) throw new Error(`${operationId} is not in the document`)
    const { template, method, operation, parameters } = found
    if (!isWrong) checkRequest(operation, parameters, { headers, path })
    const response = await request(`${settings.edge}${template.replace(/\{\w+\}/, path)}`, {
      method: method.toUpperCase(),
      headers,
      ...(body ? { body } : {}),
      ...(localAddress ? { localAddress } : {}),
    })
    this.tried.add(`${operationId} ${response.status}`)
    this.#checkResponse(operation, response)
    return response
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

  #checkResponse({ operationId, responses }: Operation, response: HttpResponse): void {
    const what = `${operationId} ${response.status}`
    const described = responses[response.status]
    if (!described) throw new Error(`${what} is not in the document: ${response.text}`)
    const { headers = {}, content } = this.#resolve(described)
    const byName = new Map(Object.entries(headers).map(([name, one]) => [name.toLowerCase(), this.#resolve(one)]))
    for (const name of Object.keys(response.headers).filter((one) => describedHeaders.test(one)))
      if (!byName.has(name)) throw new Error(`${what}: the header ${name} is not in the document`)
    for (const [name, header] of byName) check(`${what}: ${name}`, header, response.headers[name]?.toString())
    this.#checkBody(what, content, response)
  }

  #checkBody(what: string, content: Content | undefined, { headers, text }: HttpResponse): void {
    if (!content || text === '') {
      if (text !== '' || content) throw new Error(`${what}: ${content ? 'no body' : `a body, ${text}`}`)
      return
    }
    const mediaType = headers['content-type']?.split(';')[0] ?? ''
    const described = content[mediaType]
    if (!described) throw new Error(`${what}: ${mediaType} is not in the document`)
    if (!described.schema) return
    const body: unknown = mediaType === 'application/json' ? JSON.parse(text) : text
    parse(what, this.#resolve(described.schema), body)
  }

  #resolve<T extends object>(node: T | Ref): T {
    if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T
    const [, , kind = '', name = ''] = node.$ref.split('/')
    const found = this.#document.components[kind]?.[name]
    if (!found) throw new Error(`${node.$ref} does not exist`)
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
  const parsed = z.fromJSONSchema(schema).safeParse(value)
  if (!parsed.success) throw new Error(`${what}: ${JSON.stringify(value)}: ${z.prettifyError(parsed.error)}`)
}
