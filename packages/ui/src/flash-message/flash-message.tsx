// Needs no script: `details` hides the message, and a CSS animation with a delay of 7000 ms hides a floating one.
import type { ReactNode } from 'react'
import { HtmlText } from '../html-text/html-text.tsx'
import { Icon, SmallIcon } from '../icon/icon.tsx'
import classes from './flash-message.module.css'

export type FlashKind = 'info' | 'success' | 'error'

export type FlashMessageProps = {
  kind?: FlashKind
  title: string
  children?: ReactNode
  /** Untrusted HTML instead of children. Sanitised to emphasis, lists and links. */
  html?: string | undefined
  link?: { label: string; href: string } | undefined
  /** Name of the hide button. Without it the message is static: it cannot be hidden. */
  hideLabel?: string | undefined
  /** Fixed at the bottom right. Hides by itself, except for errors. */
  floating?: boolean
  /** Called when the message is hidden, so that an island can remove it from its state. */
  onHidden?: (() => void) | undefined
}

const icons = { info: 'info', success: 'ok', error: 'error' } as const

export function FlashMessage(props: FlashMessageProps) {
  const {
    kind = 'info',
    title,
    html,
    children = html && <HtmlText html={html} />,
    link,
    hideLabel,
    floating = false,
    onHidden,
  } = props
  const autoHides = floating && kind !== 'error'
  const body = (
    <div className={classes.body}>
      <strong>{title}</strong>
      {children && <div className={classes.body}>{children}</div>}
      {link && <a href={link.href}>{link.label}</a>}
    </div>
  )
  return (
    <div
      className={[classes.flash, classes[kind], floating && classes.floating, autoHides && classes.autoHides]
        .filter(Boolean)
        .join(' ')}
      role={kind === 'error' ? 'alert' : 'status'}
      onAnimationEnd={(event) => event.target === event.currentTarget && onHidden?.()}
    >
      <Icon name={icons[kind]} />
      {hideLabel ? (
        <details open onToggle={(event) => !event.currentTarget.open && onHidden?.()}>
          <summary className={classes.hide} aria-label={hideLabel}>
            <SmallIcon name="close" />
          </summary>
          {body}
        </details>
      ) : (
        body
      )}
    </div>
  )
}
