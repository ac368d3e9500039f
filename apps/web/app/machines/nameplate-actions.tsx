import { Icon } from '@ferrule/ui/icon'
import type { ComponentProps } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { toRequestPath } from '../requests/request-path.ts'
import type { LoadedNameplate } from './load-nameplate.server.ts'
import classes from './nameplate.module.css'

type ActionsProps = { nameplate: Pick<LoadedNameplate, 'model' | 'serialNumber' | 'help'> }

/** The next steps for a person at the machine without an account: report a fault, or call the service of their country. */
export function NameplateActions({ nameplate: { model, serialNumber, help } }: ActionsProps) {
  const texts = useTexts()
  const { home } = useFrame()
  const about = `${model}, ${serialNumber}`
  const report = home + toRequestPath('service', { about, machineName: model, serialNumber })
  return (
    <ul className={classes.actions} role="list">
      <Action icon="ticket" href={report} title={texts('machine.report')} text={texts('machine.report-text')} />
      {help && (
        <Action
          icon="phone"
          href={`tel:${help.phone.replaceAll(' ', '')}`}
          title={texts('machine.call', { city: help.city })}
          text={[help.phone, openingOf(help)].filter(Boolean).join(', ')}
        />
      )}
    </ul>
  )

  function openingOf({ opening }: NonNullable<LoadedNameplate['help']>): string | undefined {
    if (opening?.state === 'open') return texts('locations.open-until', { time: opening.closesAt })
    return opening?.state === 'closed' ? texts('locations.closed-now') : undefined
  }
}

type ActionProps = { icon: ComponentProps<typeof Icon>['name']; href: string; title: string; text: string }

function Action({ icon, href, title, text }: ActionProps) {
  return (
    <li>
      <a href={href}>
        <Icon name={icon} />
        <span>
          <strong>{title}</strong>
          {text}
        </span>
      </a>
    </li>
  )
}
