import { findRetiredWords } from './find-retired-words.ts'
import { findVagueOpenings } from './find-vague-openings.ts'
import { lineOf } from './line-of.ts'

const written = /\.(md|[cm]?[jt]sx?|sql|vcl|sh|ya?ml|css|graphql|java)$/

/** Interface texts and demo content, generated files, and the list of retired words itself. */
const exempt =
  /^packages\/texts\/src\/catalogues\/|^seeds\/src\/content\/|\.generated\.ts$|payload-types\.ts$|^apps\/cms\/src\/migrations\/|^tasks\/src\/house-rules\/(find-(retired-words|vague-openings)|check-language)/

/** Returns one line for each retired name and each sentence without a subject, in the path and the text of a file. */
export function checkLanguage({ path, text }: { path: string; text: string }): string[] {
  if (!written.test(path) || exempt.test(path)) return []
  return [
    ...findRetiredWords(path).map(({ word, use }) => `${path} the name "${word}" is retired; use ${use}`),
    ...findRetiredWords(text).map(
      ({ index, word, use }) => `${path}:${lineOf(text, index)} the word "${word}" is retired; use ${use}`,
    ),
    ...findVagueOpenings(path, text).map(
      (index) => `${path}:${lineOf(text, index)} a sentence begins with its subject`,
    ),
  ]
}

export function checkCommitSubject(subject: string): string[] {
  return findRetiredWords(subject).map(
    ({ word, use }) => `commit "${subject}": the word "${word}" is retired; use ${use}`,
  )
}
