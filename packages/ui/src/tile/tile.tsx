import type { ComponentProps, ReactNode } from 'react'
import { Button, ButtonLink } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { MoreLink } from '../more-link/more-link.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { type SmallIconName, StatusBadge, type StatusTone } from '../status-badge/status-badge.tsx'
import classes from './tile.module.css'

export type TileStatus = 'unregistered' | 'pending' | 'active' | 'comingSoon' | 'invited' | 'inviteExpired'

/** Next step: a link, an action on this page, or a waiting time. */
export type TileNext =
  | { label: string; href: string }
  | { label: string; onPress: () => void; working?: boolean }
  | { wait: string }

type TileProps = {
  /** Link target. */
  id?: string
  status: TileStatus
  statusLabel: string
  icon: ComponentProps<typeof Icon>['name']
  title: string
  /** Explanation of the status, or current activity. */
  children: ReactNode
  next: TileNext
}

type StatusVariant = { tone: StatusTone; icon?: SmallIconName; button: 'primary' | 'secondary' }

const statusVariants: Record<TileStatus, StatusVariant> = {
  active: { tone: 'ok', icon: 'ok', button: 'secondary' },
  pending: { tone: 'warn', icon: 'clock', button: 'secondary' },
  invited: { tone: 'info', icon: 'mail', button: 'primary' },
  inviteExpired: { tone: 'error', icon: 'error', button: 'secondary' },
  unregistered: { tone: 'neutral', icon: 'lock', button: 'secondary' },
  comingSoon: { tone: 'plain', button: 'secondary' },
}

/** Tile of a portal service: title, status, explanation and next step. */
export function Tile({ id, status, statusLabel, icon, title, children, next }: TileProps) {
  const variant = statusVariants[status]
  return (
    <article className={`${classes.tile} ${classes[status] ?? ''}`} {...(id ? { id } : {})}>
      <div className={classes.top}>
        <Icon name={icon} />
        <StatusBadge tone={variant.tone} icon={variant.icon}>
          {statusLabel}
        </StatusBadge>
      </div>
      <h3>{title}</h3>
      <p>{children}</p>
      <div className={classes.next}>
        <NextStep next={next} link={status === 'active'} variant={variant.button} />
      </div>
    </article>
  )
}

type NextStepProps = { next: TileNext; link: boolean; variant: 'primary' | 'secondary' }

function NextStep({ next, link, variant }: NextStepProps) {
  if ('wait' in next) return <span className={classes.wait}>{next.wait}</span>
  if ('href' in next) {
    if (link) return <MoreLink href={next.href}>{next.label}</MoreLink>
    return (
      <ButtonLink variant={variant} href={next.href}>
        {next.label}
      </ButtonLink>
    )
  }
  return (
    <Button variant={variant} loading={next.working ?? false} onClick={next.onPress}>
      {next.label}
    </Button>
  )
}

/** Grid of tiles with shared borders. */
export function Tiles({ children }: { children: ReactNode }) {
  return <div className={classes.tiles}>{children}</div>
}

/** Placeholder of a tile while its status loads. */
export function TileSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.tile}>
      <Skeleton label={label} lines={4} />
    </div>
  )
}
