import { refuse, ok, type Result } from '../result.ts'
import { type AttributePath, readAttributePath } from './attribute-path.ts'
import { type FilterToken, readFilterTokens } from './filter-tokens.ts'

const operators = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const

export type FilterOperator = (typeof operators)[number]

export type FilterValue = string | number | boolean | null

/** A filter after RFC 7644, section 3.4.2.2. `values` holds for one value of a multi-valued attribute. */
export type Filter =
  | { kind: 'compare'; path: AttributePath; operator: FilterOperator; value: FilterValue }
  | { kind: 'present'; path: AttributePath }
  | { kind: 'and' | 'or'; filters: Filter[] }
  | { kind: 'not'; filter: Filter }
  | { kind: 'values'; path: AttributePath; filter: Filter }

/** Filters of directories have one or two comparisons; the limits bound the SQL that a filter becomes. */
const maxLength = 1000
const maxTokens = 120
const maxDepth = 8

/** Thrown and caught in this file: the parser is recursive. */
class InvalidFilter extends Error {}

export function parseFilter(text: string): Result<Filter, 'invalidFilter'> {
  const tokens = text.length > maxLength ? undefined : readFilterTokens(text)
  if (!tokens || tokens.length > maxTokens) return refuse('invalidFilter')
  const reader = new TokenReader(tokens)
  try {
    const filter = readAlternatives(reader, 0)
    return reader.isAtEnd() ? ok(filter) : refuse('invalidFilter')
  } catch (error) {
    if (error instanceof InvalidFilter) return refuse('invalidFilter')
    throw error
  }
}

class TokenReader {
  readonly #tokens: readonly FilterToken[]
  #next = 0

  constructor(tokens: readonly FilterToken[]) {
    this.#tokens = tokens
  }

  isAtEnd(): boolean {
    return this.#next === this.#tokens.length
  }

  /** Skips the next token if it is this word, in any case, or this bracket. */
  skip(value: string): boolean {
    const token = this.#tokens[this.#next]
    if (!token || token.kind === 'text' || token.value.toLowerCase() !== value) return false
    this.#next += 1
    return true
  }

  expect(value: string): void {
    if (!this.skip(value)) throw new InvalidFilter()
  }

  take(): FilterToken {
    const token = this.#tokens[this.#next]
    if (!token || token.kind === 'bracket') throw new InvalidFilter()
    this.#next += 1
    return token
  }
}

function readAlternatives(reader: TokenReader, depth: number): Filter {
  const filters = [readConjunction(reader, depth)]
  while (reader.skip('or')) filters.push(readConjunction(reader, depth))
  return join('or', filters)
}

function readConjunction(reader: TokenReader, depth: number): Filter {
  const filters = [readTerm(reader, depth)]
  while (reader.skip('and')) filters.push(readTerm(reader, depth))
  return join('and', filters)
}

function join(kind: 'and' | 'or', filters: Filter[]): Filter {
  const [first] = filters
  return first && filters.length === 1 ? first : { kind, filters }
}

function readTerm(reader: TokenReader, depth: number): Filter {
  if (depth > maxDepth) throw new InvalidFilter()
  if (reader.skip('not')) {
    reader.expect('(')
    return { kind: 'not', filter: readGroup(reader, ')', depth) }
  }
  if (reader.skip('(')) return readGroup(reader, ')', depth)
  const path = readPath(reader.take())
  if (reader.skip('[')) return { kind: 'values', path, filter: readGroup(reader, ']', depth) }
  return reader.skip('pr') ? { kind: 'present', path } : readComparison(reader, path)
}

function readGroup(reader: TokenReader, end: ')' | ']', depth: number): Filter {
  const filter = readAlternatives(reader, depth + 1)
  reader.expect(end)
  return filter
}

function readComparison(reader: TokenReader, path: AttributePath): Filter {
  const name = reader.take().value.toLowerCase()
  const operator = operators.find((known) => known === name)
  if (!operator) throw new InvalidFilter()
  return { kind: 'compare', path, operator, value: readValue(reader.take()) }
}

function readPath({ kind, value }: FilterToken): AttributePath {
  const path = kind === 'word' ? readAttributePath(value) : undefined
  if (!path) throw new InvalidFilter()
  return path
}

const literals = new Map<string, FilterValue>([
  ['true', true],
  ['false', false],
  ['null', null],
])

function readValue({ kind, value }: FilterToken): FilterValue {
  if (kind === 'text') return value
  const literal = literals.get(value.toLowerCase())
  if (literal !== undefined) return literal
  if (!/^-?\d{1,15}(?:\.\d{1,15})?$/.test(value)) throw new InvalidFilter()
  return Number(value)
}
