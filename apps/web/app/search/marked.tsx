import { highlightTerms } from '@ferrule/domain/search/highlight-terms'

/** A text with highlighted search terms. */
export function Marked({ text, query }: { text: string; query: string }) {
  let position = 0
  return highlightTerms(text, query).map((part) => {
    const key = (position += part.text.length)
    return part.isMarked ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>
  })
}
