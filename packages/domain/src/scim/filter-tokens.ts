/** `text` is a quoted string, already decoded; everything else is a word or a bracket. */
export type FilterToken = { kind: 'word' | 'text' | 'bracket'; value: string }

const token = /\s*(?:([()[\]])|("(?:[^"\\]|\\.)*")|([^\s()[\]"]+))/y

/** Splits a filter into tokens. Undefined if a quoted string does not end or has an invalid escape. */
export function readFilterTokens(filter: string): FilterToken[] | undefined {
  const text = filter.trim()
  const tokens: FilterToken[] = []
  token.lastIndex = 0
  while (token.lastIndex < text.length) {
    const [, bracket, quoted, word] = token.exec(text) ?? []
    if (bracket !== undefined) tokens.push({ kind: 'bracket', value: bracket })
    else if (word !== undefined) tokens.push({ kind: 'word', value: word })
    else {
      const value = quoted === undefined ? undefined : decode(quoted)
      if (value === undefined) return undefined
      tokens.push({ kind: 'text', value })
    }
  }
  return tokens
}

function decode(quoted: string): string | undefined {
  try {
    const value: unknown = JSON.parse(quoted)
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
