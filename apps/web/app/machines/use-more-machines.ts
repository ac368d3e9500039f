import { useState } from 'react'
import { askInventory, type Entry, type LoadedInventory } from './load-inventory.ts'

type More = { entries: Entry[]; next: string | null; isLoading: boolean; hasFailed: boolean; more: () => void }

/** The first page and what was asked for after it. Whoever shows it gives a key, so that other wishes begin anew. */
export function useMoreMachines({ inventory, wishes, isOld }: LoadedInventory): More {
  const [added, setAdded] = useState<Entry[]>([])
  const [next, setNext] = useState(inventory.next)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const load = async () => {
    if (next === null) return
    setState('loading')
    try {
      const page = await askInventory({ ...wishes, after: next }, isOld)
      setAdded((before) => [...before, ...page.inventory.entries])
      setNext(page.inventory.next)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return {
    entries: [...inventory.entries, ...added],
    next,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    more: () => void load(),
  }
}
