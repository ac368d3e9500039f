/** The line number of a position in a text, from 1. */
export function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
