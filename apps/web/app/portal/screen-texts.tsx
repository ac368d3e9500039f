import type { Area } from '@ferrule/texts/catalogue'
import type { Texts } from '@ferrule/texts/load-texts'
import { type ReactNode, useEffect, useState } from 'react'
import { useFrame } from '../frame/frame.ts'
import { loadScreenTexts } from '../frame/load-screen-texts.ts'
import { TextsContext } from '../frame/texts.tsx'

/** Shows its children when the additional areas of texts are loaded; throws if they cannot be loaded. */
export function ScreenTexts({ areas, children }: { areas: readonly Area[]; children: ReactNode }) {
  const { locale } = useFrame()
  const [texts, setTexts] = useState<Texts>()
  const [error, setError] = useState<Error>()
  // An effect loads once. Suspense would discard the state of this component and load again after each failure.
  useEffect(() => {
    loadScreenTexts(locale, areas).then(
      (loaded) => setTexts(() => loaded),
      (cause: unknown) => setError(new Error('The texts could not be loaded', { cause })),
    )
  }, [locale, areas])
  if (error) throw error
  return texts && <TextsContext value={texts}>{children}</TextsContext>
}
