import { useState } from 'react'

export type Selection = {
  ids: readonly string[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  clear: () => void
}

/** The selected entries of a list. An entry that is no longer shown is no longer selected. */
export function useSelection(shown: readonly { id: string }[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return {
    ids: shown.map(({ id }) => id).filter((id) => chosen.has(id)),
    has: (id) => chosen.has(id),
    toggle: (id) =>
      setChosen((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      }),
    clear: () => setChosen(new Set()),
  }
}
