import { requestStates } from '@ferrule/domain/requests/request-progress'
import type { Texts } from '@ferrule/texts/load-texts'
import type { Step } from '@ferrule/ui/steps'

/** Returns the progress of a request; `received` is the formatted date. */
export function toRequestSteps(state: string, received: string, texts: Texts): { steps: Step[]; current: number } {
  const steps = [
    { label: texts('receipt.step.received'), detail: received },
    { label: texts('receipt.step.read') },
    { label: texts('receipt.step.call') },
    { label: texts('receipt.step.closed') },
  ]
  const reached = requestStates.findIndex((known) => known === state)
  return { steps, current: state === 'closed' ? steps.length : reached + 1 }
}
