/** The ids in a test's name; `rejects a replayed proof [S7-005 S7-006]` has two. */
export function idsIn(testName: string): string[] {
  return bracketedWords(testName).filter((word) => /^S\d-\d{3}$/.test(word))
}

/** Bracketed words that look like ids but are invalid: `[S2-17]`, `[s2-172]`, `[S2_172]`, `[S10-001]`. */
export function misspeltIdsIn(testName: string): string[] {
  const idLike = bracketedWords(testName).filter((word) => /^s[-_]?\d.{2,}$/i.test(word))
  return idLike.filter((word) => !/^S\d-\d{3}$/.test(word))
}

function bracketedWords(testName: string): string[] {
  return [...testName.matchAll(/\[([^[\]]*)\]/g)].flatMap(([, words = '']) => words.split(/[\s,;]+/))
}
