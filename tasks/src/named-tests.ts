/** The files of tests that a text names in backquotes, each once. */
export function namedTests(text: string): string[] {
  const named = text.matchAll(/`([^`\s]+[.](?:test|journey)[.]tsx?)`/g)
  return [...new Set([...named].map((match) => match[1] ?? ''))].sort()
}
