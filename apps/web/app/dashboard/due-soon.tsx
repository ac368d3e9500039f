import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { toMachineLabels } from '../machines/machine-labels.ts'
import { Panel } from '../portal/portal-page.tsx'
import classes from './dashboard.module.css'
import type { Overview } from './overview.ts'

/** Contracts and warranties that end in the next weeks. */
export function DueSoon({ due }: { due: NonNullable<Overview['machines']>['due'] }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const labels = toMachineLabels(texts, useUserLanguage())
  return (
    <Panel id="due-soon" title={texts('portal.due-soon')}>
      {due.length === 0 ? (
        <p className={classes.quiet}>{texts('portal.nothing-due')}</p>
      ) : (
        <ul role="list" className={classes.dates}>
          {due.map(({ kind, serialNumber, model, day }) => (
            <li key={`${kind} ${serialNumber}`}>
              <strong>{labels.day(day)}</strong>
              <span>
                <a href={`${portalHome}/inventory/${serialNumber}`}>
                  {texts(kind === 'contract' ? 'machine.contract-ends' : 'machine.warranty-ends')}
                </a>
                <small>{`${model}, ${serialNumber}`}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
