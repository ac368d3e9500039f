const pronoun = String.raw`(?:Whoever|Whatever|Whichever|What|Somebody|Someone|Nobody|Who)\b(?!'s|’s)`
/** "One page of a list" is a number and fine; "One that was saved", "One may" and "One, however," are not. */
const oneAsPronoun = String.raw`One(?=[,:;]| (?:that|who|which|whose|is|was|has|had|may|can|cannot|must|does|should|will|without)\b)`
const opening = `(?:${pronoun}|${oneAsPronoun})`
const sentenceEnd = String.raw`[^\n]*?[.:;!?)][ \t]+`

/** The start of a comment, or of a sentence within one. */
const inCode = new RegExp(
  String.raw`(?:/\*\*?|^[ \t]*\*|//|^[ \t]*--|^[ \t]*#)[ \t]+(?:${sentenceEnd})?${opening}`,
  'gm',
)

/** A paragraph, list item or table cell, or a sentence within one. Questions may begin with these words. */
const inMarkdown = new RegExp(
  String.raw`(?:^[ \t]*(?:[-*>]|\d+\.)?[ \t]*|\| +|[.:;!?)*][ \t]+)${opening}[^?\n]*$`,
  'gm',
)

/** Positions of sentences that begin without a noun as their subject, such as "What is saved …". */
export function findVagueOpenings(path: string, text: string): number[] {
  return [...text.matchAll(path.endsWith('.md') ? inMarkdown : inCode)].map(({ index }) => index)
}
