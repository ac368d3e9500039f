import type { ComponentProps, ReactNode } from 'react'
import { Button, ButtonLink } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { MoreLink } from '../more-link/more-link.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { type SmallIconName, StatusBadge, type StatusTone } from '../status-badge/status-badge.tsx'
import classes from './tile.module.css'

export type TileStatus = 'unregistered' | 'pending' | 'active' | 'comingSoon' | 'invited' | 'inviteExpired'

/** What the reader can do now: go somewhere, do something here, or wait (and for how long). */
export type TileNext =
  | { label: string; href: string }
  | { label: string; onPress: () => void; working?: boolean }
  | { wait: string }

type TileProps = {
  /** So that a message elsewhere can lead here. */
  id?: string
  status: TileStatus
  statusLabel: string
  icon: ComponentProps<typeof Icon>['name']
  title: string
  /** Why it has this status, or what is going on inside. */
  children: ReactNode
  next: TileNext
}

type StatusLook = { tone: StatusTone; icon?: SmallIconName; button: 'primary' | 'secondary' }

const looks: Record<TileStatus, StatusLook> = {
  active: { tone: 'ok', icon: 'ok', button: 'secondary' },
  pending: { tone: 'warn', icon: 'clock', button: 'secondary' },
  invited: { tone: 'info', icon: 'mail', button: 'primary' },
  inviteExpired: { tone: 'error', icon: 'error', button: 'secondary' },
  unregistered: { tone: 'neutral', icon: 'lock', button: 'secondary' },
  comingSoon: { tone: 'plain', button: 'secondary' },
}

/** One service of the portal: what it is, whether you have it, why not, and the next step. */
export function Tile({ id, status, statusLabel, icon, title, children, next }: TileProps) {
  const look = looks[status]
  return (
    <article className={`${classes.tile} ${classes[status] ?? ''}`} {...(id ? { id } : {})}>
      <div className={classes.top}>
        <Icon name={icon} />
        <StatusBadge tone={look.tone} icon={look.icon}>
          {statusLabel}
        </StatusBadge>
      </div>
      <h3>{title}</h3>
      <p>{children}</p>
      <div className={classes.next}>
        <NextStep next={next} link={status === 'active'} look={look.button} />
      </div>
    </article>
  )
}

type NextStepProps = { next: TileNext; link: boolean; look: 'primary' | 'secondary' }

function NextStep({ next, link, look }: NextStepProps) {
  if ('wait' in next) return <span className={classes.wait}>{next.wait}</span>
  if ('href' in next) {
    if (link) return <MoreLink href={next.href}>{next.label}</MoreLink>
    return (
      <ButtonLink look={look} href={next.href}>
        {next.label}
      </ButtonLink>
    )
  }
  return (
    <Button look={look} loading={next.working ?? false} onClick={next.onPress}>
      {next.label}
    </Button>
  )
}

/** Holds tiles; they share their borders. */
export function Tiles({ children }: { children: ReactNode }) {
  return <div className={classes.tiles}>{children}</div>
}

/** Keeps a tile's place while we ask for its status. */
export function TileSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.tile}>
      <Skeleton label={label} lines={4} />
    </div>
  )
}
