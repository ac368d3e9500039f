import { errorSchema } from './scim-names.ts'

/** Why a request is refused. The names in camel case are the error types of RFC 7644, section 3.12. */
export type ScimRefusal =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness'
  | 'outside-domain'
  | 'only-administrator'
  | 'unauthorised'
  | 'not-found'
  | 'method-not-allowed'
  | 'changed-since'
  | 'too-large'
  | 'too-many-requests'

type ErrorFacts = { status: number; scimType?: string; detail: string }

const errors: Record<ScimRefusal, ErrorFacts> = {
  invalidFilter: { status: 400, scimType: 'invalidFilter', detail: 'The filter is invalid or not supported.' },
  invalidPath: { status: 400, scimType: 'invalidPath', detail: 'The path of an operation is invalid.' },
  invalidSyntax: { status: 400, scimType: 'invalidSyntax', detail: 'The body is not a valid request.' },
  invalidValue: { status: 400, scimType: 'invalidValue', detail: 'A value is missing or invalid.' },
  mutability: { status: 400, scimType: 'mutability', detail: 'This attribute cannot be changed.' },
  noTarget: { status: 400, scimType: 'noTarget', detail: 'The path of an operation matches no value.' },
  uniqueness: { status: 409, scimType: 'uniqueness', detail: 'A resource with this name exists.' },
  'outside-domain': {
    status: 400,
    scimType: 'invalidValue',
    detail: 'The e-mail address is outside the verified domains of the organisation.',
  },
  'only-administrator': { status: 409, detail: 'The organisation would have no administrator any more.' },
  unauthorised: { status: 401, detail: 'The token is missing, invalid or expired.' },
  'not-found': { status: 404, detail: 'The resource does not exist.' },
  'method-not-allowed': { status: 405, detail: 'The method is not supported here.' },
  'changed-since': { status: 412, detail: 'The resource was changed since this version.' },
  'too-large': { status: 413, detail: 'The body is too large.' },
  'too-many-requests': { status: 429, detail: 'Too many requests. Retry in a minute.' },
}

export type ScimErrorBody = { schemas: [string]; status: string; scimType?: string; detail: string }

export function toScimError(refusal: ScimRefusal): { status: number; body: ScimErrorBody } {
  const { status, scimType, detail } = errors[refusal]
  return { status, body: { schemas: [errorSchema], status: String(status), ...(scimType && { scimType }), detail } }
}
