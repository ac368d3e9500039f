import {
  type ReportState,
  type ReportStep,
  reportKinds,
  reportStates,
  reportSteps,
} from '@ferrule/domain/advisories/reporting-clock'
import type { Texts } from '@ferrule/texts/load-texts'
import type { StatusTone } from '@ferrule/ui/status-badge'

const tones: Record<ReportState, StatusTone> = {
  done: 'ok',
  overdue: 'error',
  'due-soon': 'warn',
  open: 'info',
  waiting: 'neutral',
}

/** The names of kinds, steps and states; an unknown one is shown as it is. */
export function toReportLabels(texts: Texts<'security-report'>) {
  const known = <Name extends string>(names: readonly Name[], name: string) => names.find((one) => one === name)
  return {
    kind: (name: string) => {
      const kind = known(reportKinds, name)
      return kind ? texts(`report.kind.${kind}`) : name
    },
    step: (name: string) => {
      const step = known<ReportStep>(reportSteps, name)
      return step ? texts(`report.step.${step}`) : name
    },
    state: (name: string) => {
      const state = known(reportStates, name)
      return state ? texts(`report.state.${state}`) : name
    },
    tone: (name: string): StatusTone => tones[known(reportStates, name) ?? 'waiting'],
  }
}
