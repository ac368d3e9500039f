import { markWords } from '@ferrule/domain/search/mark-words'

/** A text in which the words that were searched for stand out. */
export function Marked({ text, query }: { text: string; query: string }) {
  let place = 0
  return markWords(text, query).map((part) => {
    const key = (place += part.text.length)
    return part.isMarked ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>
  })
}
