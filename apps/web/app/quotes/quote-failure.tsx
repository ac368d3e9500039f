import { FlashMessage } from '@ferrule/ui/flash-message'
import { useTexts } from '../frame/texts.tsx'
import type { QuoteChangeFailure } from './send-quote-change.ts'

const refusalTexts: Readonly<Record<string, 'quote.changed-meanwhile' | 'quote.expired'>> = {
  'changed-meanwhile': 'quote.changed-meanwhile',
  'quote-not-in-state': 'quote.changed-meanwhile',
  'quote-expired': 'quote.expired',
}

/** Why a change was refused; invalid fields have their own messages. */
export function QuoteFailure({ failure }: { failure: QuoteChangeFailure | undefined }) {
  const texts = useTexts()
  if (!failure || failure.fields.length > 0 || failure.refusal === 'validity-out-of-range') return null
  return <FlashMessage kind="error" title={texts(refusalTexts[failure.refusal] ?? 'quote.change-failed')} />
}
