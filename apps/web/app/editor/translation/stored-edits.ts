import { z } from 'zod'

/** A typed text that is not saved yet. */
const unsavedText = z.object({
  text: z.string(),
  /** The hash of the source that was beside it; null after its source changed and the new one was shown. */
  sourceHash: z.string().nullable(),
})

const unsavedTexts = z.record(z.string(), unsavedText)

/** By the key of their segment. */
export type UnsavedTexts = Readonly<z.infer<typeof unsavedTexts>>

export function readUnsavedTexts(storageKey: string): UnsavedTexts {
  try {
    return unsavedTexts.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}

export function storeUnsavedTexts(storageKey: string, texts: UnsavedTexts): void {
  try {
    if (Object.keys(texts).length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(texts))
  } catch {
    // Without storage the texts survive until the page is left.
  }
}
