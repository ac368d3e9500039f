import type { FormProblem } from '@ferrule/domain/requests/read-form'
import type { Texts } from '@ferrule/texts/load-texts'
import { useTexts } from '../frame/texts.tsx'

/** What is wrong with each answer, in words. */
export function useProblemWords(problems: readonly FormProblem[]): Record<string, string> {
  const texts = useTexts()
  return Object.fromEntries(problems.map((problem) => [problem.field, toWords(problem, texts)]))
}

export function toWords({ message, max }: FormProblem, texts: Texts): string {
  return max === undefined ? texts(`validation.${message}`) : texts('validation.too-long', { max })
}
