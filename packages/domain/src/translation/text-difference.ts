export type TextChange = 'same' | 'added' | 'removed'

export type ComparedText = { text: string; change: TextChange }

/** Longer texts are shown as replaced: the comparison takes time and memory by the product of their lengths. */
const maxWords = 400

/** Compares two texts by words; neighbouring words with the same change are joined. */
export function compareTexts(before: string, after: string): ComparedText[] {
  const [old, words] = [toWords(before), toWords(after)]
  if (old.length > maxWords || words.length > maxWords) return replaced(before, after)
  const lengths = lengthsOfCommon(old, words)
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  const compared: ComparedText[] = []
  const add = (text: string | undefined, change: TextChange) => {
    const last = compared.at(-1)
    if (last?.change === change) last.text += text ?? ''
    else compared.push({ text: text ?? '', change })
  }
  let [one, other] = [0, 0]
  while (one < old.length || other < words.length) {
    if (one < old.length && other < words.length && old[one] === words[other]) {
      add(words[other], 'same')
      one++
      other++
    } else if (other >= words.length || (one < old.length && at(one + 1, other) >= at(one, other + 1)))
      add(old[one++], 'removed')
    else add(words[other++], 'added')
  }
  return compared
}

/** A space is a word of its own, so that the texts can be put together again. */
function toWords(text: string): string[] {
  return text.split(/(\s+)/).filter((word) => word !== '')
}

function replaced(before: string, after: string): ComparedText[] {
  if (before === after) return [{ text: after, change: 'same' }]
  return [
    { text: before, change: 'removed' },
    { text: after, change: 'added' },
  ]
}

/** For each pair of positions, the length of the longest common subsequence of the words from there on. */
function lengthsOfCommon(left: readonly string[], right: readonly string[]): number[][] {
  const lengths = Array.from({ length: left.length + 1 }, () => Array<number>(right.length + 1).fill(0))
  for (let one = left.length - 1; one >= 0; one--)
    for (let other = right.length - 1; other >= 0; other--) {
      const [row, below] = [lengths[one] ?? [], lengths[one + 1] ?? []]
      row[other] =
        left[one] === right[other] ? (below[other + 1] ?? 0) + 1 : Math.max(below[other] ?? 0, row[other + 1] ?? 0)
    }
  return lengths
}
