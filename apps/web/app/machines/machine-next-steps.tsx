import type { NextStep } from '@ferrule/domain/machines/next-steps'
import { Icon } from '@ferrule/ui/icon'
import type { ComponentProps } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { Panel } from '../portal/portal-page.tsx'
import classes from './machine.module.css'
import { toMachineLabels } from './machine-labels.ts'

const icons: Record<NextStep['kind'], ComponentProps<typeof Icon>['name']> = {
  ticket: 'ticket',
  advisory: 'shield',
  software: 'software',
  contract: 'calendar',
  warranty: 'calendar',
}

/** Lists the tasks of the user for a machine; renders nothing without any. */
export function MachineNextSteps({ steps }: { steps: readonly NextStep[] }) {
  const texts = useTexts()
  const stepOf = useSteps()
  if (steps.length === 0) return null
  return (
    <Panel id="next-steps" title={texts('machine.next-steps')}>
      <ul className={classes.steps} role="list">
        {steps.map((step) => {
          const { href, title, detail, language } = stepOf(step)
          return (
            <li key={title}>
              <Icon name={icons[step.kind]} />
              <span>
                {href === undefined ? <b>{title}</b> : <a href={href}>{title}</a>}
                <small lang={language}>{detail}</small>
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

type StepRow = { title: string; detail: string; href?: string; language?: string }

function useSteps(): (step: NextStep) => StepRow {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const labels = toMachineLabels(texts, useUserLanguage())
  return (step) => {
    switch (step.kind) {
      case 'ticket':
        return {
          href: `${portalHome}/tickets/${step.id}`,
          title: texts('machine.next-step.ticket', { number: step.number }),
          detail: step.subject,
        }
      case 'advisory':
        return {
          href: `${portalHome}/advisories/${encodeURIComponent(step.trackingId)}`,
          title: texts('machine.next-step.advisory', { number: step.trackingId }),
          detail: step.title,
          language: step.language,
        }
      case 'software':
        return {
          href: '?tab=software',
          title: texts('machine.next-step.software', { version: step.version }),
          detail: texts('downloads.versions-behind', { count: step.versionsBehind }),
        }
      case 'contract':
      case 'warranty':
        return { title: texts(`machine.${step.kind}-ends`), detail: labels.day(step.day) }
    }
  }
}
